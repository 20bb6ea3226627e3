import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";

type ToDeliver = Pick<Order, "deliveryInfo">;

/** Outside the listed countries the shop writes first with the fee, which is not in the total until it is set. */
export const isFeeOpen = ({ deliveryInfo }: ToDeliver): boolean =>
  deliveryInfo.typedCountry !== "" && deliveryInfo.cityFee === 0;

/** What customers read of the fee. */
export const feeText = (order: ToDeliver): string =>
  isFeeOpen(order) ? m.order_abroad_fee() : formatPrice(order.deliveryInfo.cityFee);

/** How the total is named to customers. */
export const totalName = (order: ToDeliver): string =>
  isFeeOpen(order) ? m.order_total_without_delivery() : m.order_total();
