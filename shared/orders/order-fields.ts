import type { OrderForm } from "./order-form.ts";

/** The parts of an order whose fields customers fill in. */
export type OrderPart = "personalInfo" | "cardDesign" | "deliveryInfo";

/** The pictures of a part; they are sent as files beside the fields. */
interface PartPictures {
  personalInfo: never;
  cardDesign: "companyLogo";
  deliveryInfo: never;
}

/**
 * A value for every field of a part of the order: its input, its row in the summary, its line in
 * the panel. Code that uses this type does not compile while a field is missing; null means that a
 * field has no view of its own there.
 */
export type ForEveryField<Part extends OrderPart, View> = Record<
  keyof OrderForm[Part] | PartPictures[Part],
  View
>;
