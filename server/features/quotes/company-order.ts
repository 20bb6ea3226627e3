import { createHash } from "node:crypto";

import type { BulkOrderRow } from "#server/features/bulk-orders/bulk-order.store.ts";
import { makeCards } from "#server/features/cards/make-cards.ts";
import { productStore } from "#server/features/catalog/product.store.ts";
import { companyDesignStore } from "#server/features/companies/company-design.store.ts";
import { designColumns } from "#server/features/companies/design-columns.ts";
import { locationStore } from "#server/features/delivery/location.store.ts";
import { addedTax } from "#server/features/invoices/added-tax.ts";
import { checkLocation, designIn, FormProblems } from "#server/features/orders/order-lines.ts";
import {
  orderStore,
  type OrderRow,
  type OrderWithAddons,
} from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { tierOf } from "#shared/bulk-orders/bulk-tiers.ts";
import { filsFromJod } from "#shared/money.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";
import { emptyPart, plainNamesOf } from "#shared/orders/order-fields.ts";
import { orderSums } from "#shared/orders/order-total.ts";
import { quoteSums } from "#shared/quotes/quote-sums.ts";
import type { QuoteAcceptance } from "#shared/quotes/quote.ts";

import type { QuoteRow } from "./quote.store.ts";

interface Accepted {
  /** Of the order, with its number reserved; by default a new one. */
  id?: string;
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
  const chosen = await companyDesignStore(trx).find(companyId);
  const order = await store.add({
    id: accepted.id ?? (await store.reserveId()),
    contentHash: createHash("sha256").update(`quote ${quote.id}`).digest("hex"),
    isOfCompany: true,
    companyId,
    quoteId: quote.id,
    language: quote.language,
    paymentMethod: isPaidFirst ? "online" : "cash",
    // Of a deposit the receipt is sent on the order's page.
    paymentState: isPaidFirst ? "better_receipt_asked" : "cash_due",
    ...emptyPart("personalInfo"),
    firstName: typed.firstName,
    lastName: typed.lastName,
    position: typed.position,
    organization: quote.companyName,
    phoneNumbers: [request.phone],
    email: request.email,
    nameOnCard: quote.companyName,
    ...design,
    includePrintedLogo: true,
    companyLogo: "",
    furtherCards: nobody(quote.count, design),
    // The colour was chosen for this order.
    ...(chosen && {
      ...designColumns({ ...chosen, ...design }, { furtherCards: nobody(quote.count, design) }),
    }),
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

interface TopUpTerms {
  count: number;
  /** Of one card. */
  productFils: number;
  cityFeeFils: number;
  taxFils: number;
  totalFils: number;
}

/**
 * What more cards of a company cost: each the price of the number that it has by then, and the delivery of
 * today.
 * @param had how many cards it has ordered before
 */
export async function topUpTerms(
  db: Db,
  last: OrderRow,
  { count, had }: { count: number; had: number },
): Promise<TopUpTerms> {
  const city = await locationStore(db).cityEver(last.cityId);
  const cityFeeFils = city?.deliveryFeeFils ?? last.cityFeeFils;
  const productFils = filsFromJod(tierOf(had + count).price);
  const taxPercent = (await addedTax(db))(last.productId);
  const parts = { quantity: count, productFils, cityFeeFils, addonFils: [] };
  return { count, productFils, cityFeeFils, ...orderSums(parts, taxPercent) };
}

/** Another order of a company like an earlier one, for more people. Paid on delivery. */
export async function topUpOrder(
  trx: Db,
  last: OrderRow,
  { count, ...prices }: TopUpTerms,
): Promise<OrderWithAddons> {
  const { productFils, cityFeeFils, taxFils, totalFils } = prices;
  const store = orderStore(trx);
  const id = await store.reserveId();
  const design = last.companyId ? await companyDesignStore(trx).find(last.companyId) : undefined;
  const order = await store.add({
    ...(Object.fromEntries(REPEATED.map((column) => [column, last[column]])) as Pick<
      OrderRow,
      (typeof REPEATED)[number]
    >),
    id,
    contentHash: createHash("sha256").update(`more of ${last.id}: ${id}`).digest("hex"),
    isOfCompany: true,
    paymentMethod: "cash",
    paymentState: "cash_due",
    furtherCards: nobody(count, last),
    ...(design && designColumns(design, { furtherCards: nobody(count, last) })),
    productPriceFils: productFils,
    cityFeeFils,
    taxFils,
    totalFils,
    depositReceipt: "",
  });
  const made = { ...order, addons: [] };
  await makeCards(trx, made);
  return made;
}

/** What such an order has from the one before. */
const REPEATED = [
  "companyId",
  "language",
  ...plainNamesOf("personalInfo"),
  ...plainNamesOf("cardDesign"),
  "colorName",
  "unprinted",
  "backText",
  "countryId",
  "countryName",
  "cityId",
  "cityName",
  ...plainNamesOf("deliveryInfo"),
  "productId",
  "productTitle",
  "buyerName",
  "buyerTaxNumber",
] satisfies (keyof OrderRow)[];

/** So many cards of people who are not named yet. */
const nobody = (
  count: number,
  { color, colorName }: Pick<FurtherCard, "color" | "colorName">,
): FurtherCard[] => Array.from({ length: count }, () => ({ ...NOBODY, color, colorName }));

/** The card of somebody who is not named yet. */
const NOBODY: Omit<FurtherCard, "color" | "colorName"> = {
  firstName: "",
  lastName: "",
  nameOnCard: "",
  position: "",
  phone: "",
  email: "",
};
