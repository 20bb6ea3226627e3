import { createHash } from "node:crypto";

import type { BulkOrderRow } from "#server/features/bulk-orders/bulk-order.store.ts";
import { makeCards } from "#server/features/cards/make-cards.ts";
import { productStore } from "#server/features/catalog/product.store.ts";
import { locationStore } from "#server/features/delivery/location.store.ts";
import { checkLocation, designIn, FormProblems } from "#server/features/orders/order-lines.ts";
import { orderStore, type OrderRow } from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";
import { quoteSums } from "#shared/quotes/quote-sums.ts";
import type { QuoteAcceptance } from "#shared/quotes/quote.ts";

import type { QuoteRow } from "./quote.store.ts";

interface Accepted {
  quote: QuoteRow;
  request: Pick<BulkOrderRow, "email" | "phone">;
  companyId: string;
  acceptance: QuoteAcceptance;
}

/**
 * Makes the order of an accepted quote, at its prices, with as many cards as it names; whose they are is told
 * later. Throws with all problems when the shop delivers to no such place, or has too few of the colour.
 */
export async function makeCompanyOrder(trx: Db, accepted: Accepted): Promise<OrderRow> {
  const { quote, request, companyId, acceptance } = accepted;
  const { answer: _, billingName, taxNumber, color, ...typed } = acceptance;
  const problems = new FormProblems();
  const places = locationStore(trx);
  const visitor = { isStaff: false };
  const country = await places.country(typed.country, visitor);
  const city = await places.city(typed.city, visitor);
  // The fields stand at the top of this form.
  const ofForm = {
    add: (path: string, reported: ReturnType<typeof apiMessage>) =>
      problems.add(path.replace("deliveryInfo.", ""), reported),
  };
  checkLocation(
    { deliveryInfo: { ...typed, useSameContact: false, deliveryEmail: "" } },
    country,
    city,
    ofForm,
  );
  const main = await productStore(trx).list({}, { limit: 1, offset: 0 });
  const product = main.rows[0];
  const design = designIn(color, "color", product ?? { designs: [] }, problems);
  const left = product?.designs.find((offered) => offered.color === design.color)?.left;
  if (typeof left === "number" && left > 0 && left < quote.count) {
    problems.add("color", apiMessage("color_too_few", { left }));
  }
  problems.throwIfAny();
  const { totalFils, addedTaxFils, depositFils } = quoteSums(quote);
  const isPaidFirst = depositFils > 0;
  const store = orderStore(trx);
  const order = await store.add({
    id: await store.reserveId(),
    contentHash: createHash("sha256").update(`quote ${quote.id}`).digest("hex"),
    isOfCompany: true,
    companyId,
    quoteId: quote.id,
    language: quote.language,
    paymentMethod: isPaidFirst ? "online" : "cash",
    // Of a deposit the receipt is sent on the order's page.
    paymentState: isPaidFirst ? "better_receipt_asked" : "cash_due",
    firstName: typed.firstName,
    lastName: typed.lastName,
    position: typed.position,
    organization: quote.companyName,
    phoneNumbers: [request.phone],
    email: request.email,
    businessEmail: "",
    linkedinUrl: "",
    instagramUrl: "",
    nameOnCard: quote.companyName,
    ...design,
    includePrintedLogo: true,
    companyLogo: "",
    furtherCards: Array.from({ length: quote.count }, () => ({ ...NOBODY, ...design })),
    countryId: country!.id,
    countryName: country!.name,
    cityId: city!.id,
    cityName: city!.name,
    typedCountry: typed.typedCountry,
    typedCity: typed.typedCity,
    addressLine1: typed.addressLine1,
    addressLine2: typed.addressLine2,
    postcode: typed.postcode,
    useSameContact: typed.deliveryPhone === "",
    deliveryPhone: typed.deliveryPhone || request.phone,
    deliveryEmail: request.email,
    productId: product!.id,
    productTitle: product!.title,
    productPriceFils: quote.priceFils,
    setupFils: quote.setupFils,
    cityFeeFils: quote.deliveryFils,
    totalFils,
    taxFils: addedTaxFils,
    depositFils: depositFils < totalFils ? depositFils : 0,
    buyerName: billingName || quote.companyName,
    buyerTaxNumber: taxNumber,
    depositReceipt: "",
  });
  await makeCards(trx, { ...order, addons: [] });
  return order;
}

/** The card of somebody who is not named yet. */
const NOBODY: Omit<FurtherCard, "color" | "colorName"> = {
  firstName: "",
  lastName: "",
  nameOnCard: "",
  position: "",
  phone: "",
  email: "",
};
