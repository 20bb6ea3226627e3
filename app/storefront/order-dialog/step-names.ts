import { m } from "#app/i18n/translations.ts";

import type { OrderStep } from "./order-steps.ts";

const NAMES: Record<OrderStep, () => string> = {
  personalDetails: m.order_step_personal_details,
  cardDesign: m.order_step_card_design,
  addons: m.order_step_addons,
  deliveryInfo: m.order_step_delivery_info,
  paymentMethod: m.order_step_payment_method,
  orderSummary: m.order_step_order_summary,
};

export function stepName(step: OrderStep): string {
  return NAMES[step]();
}
