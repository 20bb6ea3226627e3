import { formatPrice } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";

import type { RowCard } from "../resource/card-list.tsx";
import { shortMoment } from "../resource/display-date.ts";
import { CardChip } from "./card-chip.tsx";
import { CardCheck } from "./list/order-checks.tsx";
import { OrderBadge } from "./order-badge.tsx";
import { METHOD_WORDS, paymentWord, placeOf } from "./order-words.ts";

/** An order on phones. The state of the payment replaces its method when the owner has to act. */
export function orderCard(order: Order): RowCard {
  const { text, needsOwner } = paymentWord(order);
  return {
    title: <bdi>{order.customerFullName}</bdi>,
    note: `${order.orderNumber} · ${shortMoment(order.createdAt)}`,
    badge: <OrderBadge status={order.status} />,
    detail: (
      <>
        <CardCheck order={order} />
        <CardChip color={order.cardDesign.color} />
        <span className="min-w-0 truncate">
          <bdi>{placeOf(order).city}</bdi>
          {" · "}
          {needsOwner ? (
            <span className="font-label text-copper">{text}</span>
          ) : (
            METHOD_WORDS[order.paymentMethod]()
          )}
        </span>
      </>
    ),
    figure: formatPrice(order.total),
  };
}
