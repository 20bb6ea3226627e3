import type { Handover, HandoverLine } from "#shared/handovers/handover.ts";
import { orderNumber } from "#shared/ids.ts";
import { jodFromFils } from "#shared/money.ts";

import type { HandoverRow, LineRow, SumsRow } from "./handover.store.ts";

type Names = ReadonlyMap<string | null, { name: string; email: string }>;

const nameIn = (names: Names, id: string | null) => {
  const user = id === null ? undefined : names.get(id);
  return user ? user.name || user.email : null;
};

export function presentHandover(
  { id, number, courier, createdAt, userId }: HandoverRow,
  sums: SumsRow | undefined,
  names: Names,
): Handover {
  return {
    _id: id,
    id,
    number,
    courier,
    createdAt: createdAt.toISOString(),
    by: nameIn(names, userId),
    orders: sums?.orders ?? 0,
    open: sums?.open ?? 0,
    expected: jodFromFils(sums?.expected ?? 0),
    brought: jodFromFils(sums?.brought ?? 0),
    stillOut: jodFromFils(sums?.stillOut ?? 0),
    missing: jodFromFils(sums?.missing ?? 0),
  };
}

/** `id` is the order's. */
export function presentLine({ line, order }: LineRow, names: Names): HandoverLine {
  return {
    _id: line.orderId,
    id: line.orderId,
    orderNumber: orderNumber(line.orderId),
    status: order?.status ?? null,
    customerFullName: order ? `${order.firstName} ${order.lastName}` : "",
    phone: order?.deliveryPhone ?? "",
    city: order ? order.typedCity || order.cityName : "",
    address: order
      ? [order.addressLine1, order.addressLine2, order.postcode, order.typedCountry]
          .filter((part) => part !== "")
          .join(", ")
      : "",
    cash: jodFromFils(line.cashFils),
    brought: line.broughtFils === null ? null : jodFromFils(line.broughtFils),
    reason: line.reason,
    settledAt: line.settledAt?.toISOString() ?? null,
    settledBy: nameIn(names, line.settledBy),
  };
}
