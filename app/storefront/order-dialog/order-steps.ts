import type { FieldPath } from "react-hook-form";

import type { OrderFormValues } from "./order-form-values.ts";

export type OrderStep =
  | "personalDetails"
  | "cardDesign"
  | "addons"
  | "deliveryInfo"
  | "paymentMethod"
  | "orderSummary";

export type OrderField = FieldPath<OrderFormValues>;

/** The steps from first to last, each with the fields that must be valid before the next one. */
const CHECKS: Record<OrderStep, readonly OrderField[]> = {
  personalDetails: ["personalInfo"],
  cardDesign: ["cardDesign", "cards"],
  addons: ["addons", "cardAddons"],
  deliveryInfo: ["deliveryInfo"],
  paymentMethod: ["paymentMethod", "depositReceipt", "discountCode"],
  orderSummary: [],
};

export const ORDER_STEPS = Object.keys(CHECKS) as OrderStep[];

export function checksOf(step: OrderStep): readonly OrderField[] {
  return CHECKS[step];
}

export function stepAfter(step: OrderStep): OrderStep {
  return ORDER_STEPS[Math.min(ORDER_STEPS.indexOf(step) + 1, ORDER_STEPS.length - 1)]!;
}

export function stepBefore(step: OrderStep): OrderStep {
  return ORDER_STEPS[Math.max(ORDER_STEPS.indexOf(step) - 1, 0)]!;
}

/** The API's names of pictures, where the form has other names. */
const FORM_NAMES: Record<string, OrderField> = {
  despositeTransactionImg: "depositReceipt",
  companyLogo: "cardDesign.companyLogo",
  addonImages: "addons",
};

/** Logo and addons of further cards are named otherwise in the form. */
const ofFurtherCard = (path: string) =>
  path
    .replace(/^cards\.(\d+)\.(logo|logoPicture)$/, "cards.$1.companyLogo")
    .replace(/^cards\.(\d+)\.addons\b/, "cardAddons.$1.addons");

/** The step and form field for the server's name of a field; undefined for fields of no step. */
export function stepOfField(path: string): { step: OrderStep; field: OrderField } | undefined {
  const field = FORM_NAMES[path] ?? (ofFurtherCard(path) as OrderField);
  const step = ORDER_STEPS.find((candidate) =>
    checksOf(candidate).some((checked) => field === checked || field.startsWith(`${checked}.`)),
  );
  return step && { step, field };
}

/** The first step that has one of these fields of the server. */
export function firstStepOf(paths: readonly string[]): OrderStep | undefined {
  const steps = new Set(paths.map((path) => stepOfField(path)?.step));
  return ORDER_STEPS.find((step) => steps.has(step));
}
