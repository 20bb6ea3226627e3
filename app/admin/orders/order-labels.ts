import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { isFeeOpen } from "#app/orders/delivery-fee.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { offersChoice } from "#shared/addons/input-types.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { Order, OrderAddon } from "#shared/orders/order.ts";
import type { PaymentMethod, PaymentState } from "#shared/orders/payment-method.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../names/names.ts";

/** Texts for the values of an order. */

export const STATUS_LABELS: Record<KnownOrderStatus, { label: () => string; tone: BadgeTone }> = {
  pending: { label: m.panel_status_pending, tone: "warn" },
  processing: { label: m.panel_status_processing, tone: "info" },
  shipped: { label: m.panel_status_shipped, tone: "neutral" },
  delivered: { label: m.panel_status_delivered, tone: "ok" },
  cancelled: { label: m.panel_status_cancelled, tone: "bad" },
  completed: { label: m.panel_status_completed, tone: "neutral" },
};

export const METHOD_LABELS: Record<PaymentMethod, () => string> = {
  cash: m.panel_payment_cash,
  online: m.panel_payment_online,
};

export interface PaymentLabel {
  text: string;
  /** Whether the owner has to act. */
  needsOwner: boolean;
}

type Payable = Pick<
  StaffOrder,
  | "status"
  | "paymentMethod"
  | "paymentState"
  | "receiptReason"
  | "despositeTransactionImg"
  | "total"
  | "due"
>;

const STATE_LABELS: Record<PaymentState, (order: Payable) => PaymentLabel> = {
  cash_due: (order) => ({ text: cashLabel(order), needsOwner: false }),
  receipt_to_check: ({ status }) => ({
    text: m.panel_payment_to_check(),
    needsOwner: status !== "cancelled",
  }),
  better_receipt_asked: (order) => ({
    text: isFirstReceiptAsked(order)
      ? m.panel_payment_receipt_asked()
      : m.panel_payment_better_asked(),
    needsOwner: false,
  }),
  accepted: ({ paymentMethod, due }) => ({
    text: [
      paymentMethod === "cash" ? m.panel_payment_paid() : m.panel_payment_accepted(),
      // A deposit leaves it, or a correction.
      ...(due > 0 ? [m.panel_payment_due({ amount: formatPrice(due) })] : []),
    ].join(" · "),
    needsOwner: false,
  }),
};

/** The cards that count: none that another one has replaced. */
export const madeCardsOf = ({ cards }: Pick<StaffOrder, "cards">) =>
  cards.filter(({ state }) => state !== "replaced");

/** The state of an order's payment. */
export function paymentLabel(order: Payable): PaymentLabel {
  return STATE_LABELS[order.paymentState](order);
}

/** Cash is paid on delivery, once, however often a card is made. */
function cashLabel({ status, total, due }: Payable): string {
  if (status === "cancelled" || total === 0) return m.panel_payment_nothing_due();
  return due > 0 ? m.panel_payment_due({ amount: formatPrice(due) }) : m.panel_payment_paid();
}

export function deliveryFeeText(order: Order): string {
  return isFeeOpen(order) ? m.panel_orders_fee_open() : formatPrice(order.deliveryInfo.cityFee);
}

export function totalLabel(order: Order): string {
  return isFeeOpen(order) ? m.panel_orders_total_without_delivery() : m.panel_column_total();
}

/** The destination in the panel's language; for the country `other`, the typed one. */
export function placeOf({ deliveryInfo }: Pick<Order, "deliveryInfo">) {
  const { country, city, typedCountry, typedCity } = deliveryInfo;
  return isOtherCountry(country)
    ? { country: typedCountry, city: typedCity }
    : { country: nameOf("country", country.name), city: nameOf("city", city.name) };
}

/** The whole address on one line, as on a parcel. */
export function addressOf(order: Pick<Order, "deliveryInfo">): string {
  const { addressLine1, addressLine2, postcode } = order.deliveryInfo;
  const { city, country } = placeOf(order);
  return listed(
    [addressLine1, addressLine2, city, country, postcode].filter((part) => part !== ""),
  );
}

/** 'One, two' with the comma of the panel's language. */
export const listed = (parts: readonly string[]): string =>
  parts.join(LANGUAGES[getLocale()].script === "arabic" ? "، " : ", ");

/** The name of a card's colour. */
export function colorOf({ cardDesign: { color, colorName } }: Pick<Order, "cardDesign">): string {
  return nameOf("color", colorName) || color;
}

/** A chosen value in the panel's language; what was typed stays. */
export function addonValueOf({ inputType, addonValue }: OrderAddon): string {
  return offersChoice({ inputType }) ? nameOf("option", addonValue) : addonValue;
}

/** Names an order in labels: 'order 9c41e7a2 of Example Customer'. */
export function orderName({ orderNumber, customerFullName }: Order): string {
  return m.panel_order_named({ number: orderNumber, customer: customerFullName });
}
