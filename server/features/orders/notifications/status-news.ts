import type {
  Notification,
  NotificationKind,
} from "#server/features/notifications/notification.ts";
import { trackingOfOrder } from "#server/features/shipments/present-shipment.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";
import type { Tracking } from "#shared/shipments/shipment.ts";

import { orderWhile, toCustomer, type AboutOrder, type CustomersOrder } from "./about-order.ts";

const PAID = { paymentMethod: "online", paymentState: "accepted" } as const;

/** While the order stands like that. */
const statusNews = <Kind extends NotificationKind>(
  kind: Kind,
  status: OrderStatus,
  example?: Partial<Order>,
) =>
  toCustomer(
    kind,
    orderWhile(
      (order) => order.status === status,
      "The order got another status before, or was deleted.",
    ),
    () => ({ ...example, status }),
  );
const shipped = statusNews("order-shipped", "shipped");
/** `shipment`: how the customer follows it, where the shop has said so. */
const orderShipped: Notification<
  "order-shipped",
  AboutOrder,
  CustomersOrder & { shipment: Tracking | null }
> = {
  ...shipped,
  async read(about, context) {
    const { locale, subject } = await shipped.read(about, context);
    const { _id: id, status } = subject.order;
    const shipment = await trackingOfOrder(context.trx, { id, status });
    return { locale, subject: { ...subject, shipment } };
  },
  example: (facts) => ({
    ...shipped.example(facts),
    shipment: {
      courier: facts.company,
      trackingNumber: "JO-4821-77",
      url: facts.urlOf("/"),
    },
  }),
};

/** By what a customer learns of each status that staff set. */
export const STATUS_NEWS = {
  pending: statusNews("order-resumed", "pending"),
  processing: statusNews("order-processing", "processing", PAID),
  shipped: orderShipped,
  delivered: statusNews("order-delivered", "delivered"),
  cancelled: statusNews("order-cancelled-by-shop", "cancelled", PAID),
} satisfies Record<OrderStatus, Notification>;
