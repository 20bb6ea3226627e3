// What the order's first step can do without; loaded while it is filled in (`later-parts.ts`).
import type { ComponentType } from "react";

import type { OrderStep } from "./order-steps.ts";
import { AddonsStep } from "./steps/addons.tsx";
import { CardDesignStep } from "./steps/card-design.tsx";
import { DeliveryInfoStep } from "./steps/delivery-info.tsx";
import { OrderSummaryStep } from "./steps/order-summary.tsx";
import { PaymentMethodStep } from "./steps/payment-method.tsx";

export { CardBack } from "#app/card/card-back.tsx";
export { visitorText } from "#app/api-messages/visitor-text.ts";
export { unprintableSigns } from "#shared/proofs/letters/printed-text.ts";

export { OtherView } from "./card/other-view.tsx";
export { checkOrder, firstWrongStep } from "./order-checks.ts";
export { valuesAgain } from "./order-again.ts";
export { orderCalls } from "./order-data.ts";
export { orderRequest } from "./order-request.ts";
export { isRefused, refusedPictures } from "./refused-pictures.ts";
export { parseStoredOrder } from "./stored/stored-order.ts";
export { unreadablePictures } from "./unreadable-pictures.ts";

export const LATER_STEPS: Record<Exclude<OrderStep, "personalDetails">, ComponentType> = {
  cardDesign: CardDesignStep,
  addons: AddonsStep,
  deliveryInfo: DeliveryInfoStep,
  paymentMethod: PaymentMethodStep,
  orderSummary: OrderSummaryStep,
};
