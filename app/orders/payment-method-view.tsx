import { Banknote, Landmark } from "lucide-react";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import type { PaymentMethod } from "#shared/orders/payment-method.ts";

interface PaymentMethodView {
  label: string;
  description: string;
  icon: ReactNode;
}

const ICON = { size: 22, strokeWidth: 1.5, "aria-hidden": true } as const;

const VIEWS = {
  cash: () => ({
    label: m.order_payment_cash(),
    description: m.order_payment_cash_text(),
    icon: <Banknote {...ICON} />,
  }),
  online: () => ({
    label: m.order_payment_online(),
    description: m.order_payment_online_text(),
    icon: <Landmark {...ICON} />,
  }),
} satisfies Record<PaymentMethod, () => PaymentMethodView>;

/** The name, the explanation and the icon of a payment method. */
export function paymentMethodView(method: PaymentMethod): PaymentMethodView {
  return VIEWS[method]();
}
