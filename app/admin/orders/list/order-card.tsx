import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import type { RowCard } from "../../resource/card-list.tsx";
import { CutText } from "../../resource/cut-text.tsx";
import { NumberAndMoment } from "../../resource/number-and-moment.tsx";
import { CardChip } from "../card-chip.tsx";
import { OrderBadge } from "../order-badge.tsx";
import { METHOD_LABELS, paymentLabel, placeOf } from "../order-labels.ts";
import { CardCheck } from "./order-checks.tsx";

/** An order on phones. The state of the payment replaces its method when the owner has to act. */
export function orderCard(order: StaffOrder): RowCard {
  const { text, needsOwner } = paymentLabel(order);
  return {
    title: <CutText>{order.customerFullName}</CutText>,
    note: <NumberAndMoment number={order.orderNumber} at={order.createdAt} />,
    badge: <OrderBadge status={order.status} />,
    detail: (
      <>
        <CardCheck order={order} />
        <CardChip color={order.cardDesign.color} />
        <CutText>{placeOf(order).city}</CutText>
        <span aria-hidden="true" className="-mx-1">
          ·
        </span>
        <span className={classNames("shrink-0", needsOwner && "font-label text-copper")}>
          {needsOwner ? text : METHOD_LABELS[order.paymentMethod]()}
        </span>
      </>
    ),
    figure: formatPrice(order.total),
  };
}
