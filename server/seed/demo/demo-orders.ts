import { createHash } from "node:crypto";

import type { addons } from "#server/features/addons/addon.table.ts";
import type { cardDesigns, products } from "#server/features/catalog/product.table.ts";
import type { cities, countries } from "#server/features/delivery/location.table.ts";
import type { orderAddons, orders } from "#server/features/orders/order.table.ts";
import { emptyPart } from "#shared/orders/order-fields.ts";
import type { PaymentState } from "#shared/orders/payment-method.ts";

import { demoId } from "./demo-id.ts";
import {
  DEMO_TEXTS,
  demoEmail,
  demoLastName,
  demoPhone,
  hoursAgo,
  languageOf,
  turn,
} from "./demo-texts.ts";

const DEMO_ORDERS = 48;

/** What the shop offers; the demo orders are of that. */
export interface Offer {
  product: typeof products.$inferSelect;
  designs: (typeof cardDesigns.$inferSelect)[];
  country: typeof countries.$inferSelect;
  cities: (typeof cities.$inferSelect)[];
  addons: (typeof addons.$inferSelect)[];
}

interface DemoOrder {
  order: typeof orders.$inferInsert;
  addons: (typeof orderAddons.$inferInsert)[];
}

/** Orders of the last two months, more of them lately, in every status and way of payment. */
export function demoOrders(offer: Offer, receipt: string, now: Date): DemoOrder[] {
  return Array.from({ length: DEMO_ORDERS }, (_, index) =>
    demoOrder(index + 1, offer, receipt, now),
  );
}

function demoOrder(number: number, offer: Offer, receipt: string, now: Date): DemoOrder {
  const id = demoId("order", number);
  const language = languageOf(number);
  const texts = DEMO_TEXTS[language];
  const days = (number / DEMO_ORDERS) ** 2 * 60;
  const createdAt = hoursAgo(1 + days * 24, now);
  const status = statusAfter(days, number);
  const isTransfer = number % 5 < 2;
  const design = turn(offer.designs, number % 4 === 3 ? 1 : 0);
  const city = turn(offer.cities, number % 2 === 0 ? 0 : number);
  const chosen = number % 3 === 1 ? turn(textAddons(offer), number) : undefined;
  const person = { first: texts.first, last: demoLastName[language](number) };
  const price = offer.product.priceFils ?? 0;
  return {
    order: {
      id,
      status,
      language,
      paymentMethod: isTransfer ? "online" : "cash",
      paymentState: isTransfer ? receiptState(number, days) : "cash_due",
      contentHash: hashOf(id),
      ...emptyPart("personalInfo"),
      firstName: person.first,
      lastName: person.last,
      position: turn(texts.position, number),
      organization: turn(texts.companies, number),
      phoneNumbers: [demoPhone(number)],
      email: demoEmail(number),
      nameOnCard: `${person.first} ${person.last}`,
      color: design.color,
      colorName: language === "ar" ? design.colorNameAr || design.colorName : design.colorName,
      includePrintedLogo: false,
      companyLogo: "",
      countryId: offer.country.id,
      countryName: offer.country.name,
      cityId: city.id,
      cityName: city.name,
      typedCountry: "",
      typedCity: "",
      addressLine1: `${texts.street} ${number}`,
      addressLine2: "",
      postcode: "",
      useSameContact: true,
      deliveryPhone: demoPhone(number),
      deliveryEmail: demoEmail(number),
      productId: offer.product.id,
      productTitle: offer.product.title,
      productPriceFils: price,
      cityFeeFils: city.deliveryFeeFils,
      totalFils: price + city.deliveryFeeFils + (chosen?.priceFils ?? 0),
      depositReceipt: isTransfer ? receipt : "",
      // Two of them came with the very same picture.
      receiptHash: isTransfer ? hashOf(`receipt ${number === 6 ? 5 : number}`) : "",
      createdAt,
      updatedAt: createdAt,
    },
    addons: chosen
      ? [
          {
            orderId: id,
            position: 0,
            addonId: chosen.id,
            title: chosen.title,
            inputType: chosen.inputType,
            priceFils: chosen.priceFils,
            value: texts.addon,
          },
        ]
      : [],
  };
}

const textAddons = ({ addons: all }: Offer) =>
  all.filter(({ inputType }) => inputType === "text").slice(0, 2);

/** The older, the further. */
function statusAfter(days: number, number: number): (typeof orders.$inferInsert)["status"] {
  if (number % 11 === 0) return "cancelled";
  if (days < 1.5) return "pending";
  if (days < 4) return "processing";
  return days < 9 ? "shipped" : "delivered";
}

function receiptState(number: number, days: number): PaymentState {
  if (days > 2) return "accepted";
  return number % 10 === 1 ? "better_receipt_asked" : "receipt_to_check";
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
