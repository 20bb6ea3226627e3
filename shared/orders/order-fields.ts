import type { OrderForm } from "./order-form.ts";

/** The parts of an order whose fields customers fill in. */
export type OrderPart = "personalInfo" | "cardDesign" | "deliveryInfo";

/** The pictures that belong to a part; they travel beside the fields. */
interface PartPictures {
  personalInfo: never;
  cardDesign: "companyLogo";
  deliveryInfo: never;
}

/**
 * Something for every field of a part of the order, e.g. its input, its row in the summary, its line
 * in the panel. What is written so does not compile while a field is missing; one that has no view
 * of its own there says so by null.
 */
export type ForEveryField<Part extends OrderPart, View> = Record<
  keyof OrderForm[Part] | PartPictures[Part],
  View
>;
