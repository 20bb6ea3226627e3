import { addonFilsOf } from "#server/features/cards/order-of-person.ts";
import { priceFilsOfEach } from "#server/features/catalog/product.store.ts";
import { orderedDiscount } from "#server/features/discounts/ordered-discount.ts";
import { whyNotUsable } from "#server/features/discounts/usable-discount.ts";
import type { StoredPicture } from "#server/platform/files/picture.ts";
import { fieldError } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { quantityOf } from "#shared/orders/further-card.ts";
import type { OrderForm } from "#shared/orders/order-form.ts";
import { orderSums, orderTotalFils } from "#shared/orders/order-total.ts";
import { FIRST_PAYMENT_STATE, NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";
import type { User } from "#shared/session/session.ts";

import {
  addonsOfCards,
  checkLocation,
  chosenDesigns,
  FormProblems,
  NO_DESIGN,
  ownLogo,
} from "./order-lines.ts";
import type { Offer } from "./order-offer.store.ts";
import type { NewOrder } from "./order.store.ts";

/** What the column of a total holds. */
const MOST_FILS = 2 ** 31 - 1;

/** What only staff decide of an order that they take. Prices in fils; undefined leaves the shop's. */
export interface StaffTerms {
  by: Pick<User, "id">;
  productFils: number | undefined;
  cityFeeFils: number | undefined;
  reason: string;
  isPaid: boolean;
}

/**
 * The order as it will be stored, except the names of its pictures, which are not stored yet.
 * Throws with all problems when the catalogue does not offer what was chosen.
 */
export function priceOrder(
  { product, country, city, addons: offered, discount }: Offer,
  form: OrderForm,
  files: readonly UploadedFile[],
  staff?: StaffTerms,
) {
  const filesOf = (field: string) => files.filter((file) => file.field === field);

  const problems = new FormProblems();
  if (!product) problems.add("product", apiMessage("product_unavailable"));
  // Visitors are told that nothing is sold at the moment.
  if (product?.isPaused && !staff) {
    const reason = inLanguage(product, "pausedText", form.language);
    problems.add("product", apiMessage("selling_paused", { reason }));
  }
  const { design, furtherCards } = product
    ? chosenDesigns(form, product, problems)
    : { design: NO_DESIGN, furtherCards: [] };
  checkLocation(form, country, city, problems);
  const lines = addonsOfCards(form, offered, filesOf("addonImages"), problems);
  const cardLogos = (form.cards ?? []).map((card, index) => {
    const field = `cards.${index}.logo`;
    return { field, path: ownLogo(card, field, filesOf("cardLogos"), problems)?.path };
  });
  const receipt = filesOf("despositeTransactionImg").at(-1);
  const lacksReceipt = NEEDS_RECEIPT[form.paymentMethod] && !receipt;
  if (lacksReceipt && !staff) {
    problems.add("despositeTransactionImg", apiMessage("receipt_required"));
  }
  const addonFils = addonFilsOf({ furtherCards, addons: lines });
  const quantity = quantityOf({ furtherCards });
  const productFils = staff?.productFils ?? (product ? priceFilsOfEach(product, quantity) : 0);
  const goodsFils = orderTotalFils({
    quantity,
    productFils,
    cityFeeFils: 0,
    addonFils,
  });
  if (form.discountCode) {
    const why = whyNotUsable(discount, { productId: product?.id, goodsFils });
    if (why) problems.add("discountCode", why);
  }
  problems.throwIfAny();

  const discounted = orderedDiscount(discount, goodsFils);
  const logo = filesOf("companyLogo").at(-1);
  const pictures = [
    { path: logo?.path, field: "companyLogo" },
    ...cardLogos,
    { path: receipt?.path, field: "despositeTransactionImg" },
    ...lines.map(({ picturePath, field }) => ({ path: picturePath, field })),
  ].filter((picture): picture is typeof picture & { path: string } => picture.path !== undefined);
  const cityFeeFils = staff?.cityFeeFils ?? city!.deliveryFeeFils;
  const { discountFils } = discounted;
  const sums = orderSums(
    { productFils, cityFeeFils, quantity, addonFils, discountFils },
    product!.addedTaxPercent,
  );
  const { totalFils } = sums;
  // Only staff's own prices come near. A discount, which is stored too, is never more than the goods.
  if (Math.max(goodsFils, totalFils) > MOST_FILS) {
    throw fieldError("price", apiMessage("number_too_large", { max: jodFromFils(MOST_FILS) }));
  }
  const { expectedTotal } = form;
  if (expectedTotal !== undefined && filsFromJod(expectedTotal) !== totalFils) {
    throw fieldError(
      "expectedTotal",
      apiMessage("total_changed", { total: jodFromFils(totalFils) }),
    );
  }

  return {
    pictures,
    /** What an order by staff has on record: where it differs from what the shop asks. */
    record: {
      productPriceFils: { shop: priceFilsOfEach(product!, quantity), asked: productFils },
      cityFeeFils: { shop: city!.deliveryFeeFils, asked: cityFeeFils },
    },
    with(stored: readonly StoredPicture[]) {
      const keyOf = (of: string) =>
        stored[pictures.findIndex(({ field }) => field === of)]?.key ?? "";
      const order: Omit<NewOrder, "id" | "contentHash"> = {
        paymentMethod: form.paymentMethod,
        paymentState: staff?.isPaid
          ? "accepted"
          : lacksReceipt
            ? "better_receipt_asked"
            : FIRST_PAYMENT_STATE[form.paymentMethod],
        language: form.language,
        ...form.personalInfo,
        ...form.cardDesign,
        ...design,
        companyLogo: keyOf("companyLogo"),
        furtherCards: furtherCards.map((card, index) => {
          const { field, path } = cardLogos[index]!;
          return path === undefined ? card : { ...card, companyLogo: keyOf(field) };
        }),
        ...placeOf(form, country!, city!),
        productId: product!.id,
        productTitle: product!.title,
        productPriceFils: productFils,
        cityFeeFils,
        ...discounted,
        ...sums,
        depositReceipt: keyOf("despositeTransactionImg"),
        receiptHash: receipt?.hash ?? "",
      };
      const addons = lines.map(({ picturePath: _, field, ...line }) =>
        line.inputType === "image" ? { ...line, value: keyOf(field) } : line,
      );
      return { order, addons };
    },
  };
}
export type PricedOrder = ReturnType<typeof priceOrder>;

function placeOf(
  { deliveryInfo }: OrderForm,
  country: { id: string; name: string },
  city: { id: string; name: string },
) {
  const { country: _country, city: _city, ...typed } = deliveryInfo;
  return {
    ...typed,
    countryId: country.id,
    countryName: country.name,
    cityId: city.id,
    cityName: city.name,
  };
}
