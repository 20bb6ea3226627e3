import type { ParcelRow } from "#server/features/packing/packing.store.ts";
import type { HandedParcel, Handover, HandoverLine } from "#shared/handovers/handover.ts";
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

/**
 * `id` is the order's.
 * @param parcels where one of them goes to an office
 */
export function presentLine(
  { line, order }: LineRow,
  names: Names,
  parcels: readonly ParcelRow[] | undefined,
): HandoverLine {
  const own = placeOf(order);
  return {
    _id: line.orderId,
    id: line.orderId,
    orderNumber: orderNumber(line.orderId),
    status: order?.status ?? null,
    customerFullName: order ? `${order.firstName} ${order.lastName}` : "",
    ...own,
    ...(order && parcels && { parcels: parcels.map((parcel) => presentParcel(parcel, own)) }),
    cash: jodFromFils(line.cashFils),
    brought: line.broughtFils === null ? null : jodFromFils(line.broughtFils),
    reason: line.reason,
    settledAt: line.settledAt?.toISOString() ?? null,
    settledBy: nameIn(names, line.settledBy),
  };
}

type Place = Pick<HandoverLine, "phone" | "city" | "address">;

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(", ");

/** Nothing of an order that was deleted since. */
function placeOf(order: LineRow["order"]): Place {
  if (!order) return { phone: "", city: "", address: "" };
  const { addressLine1, addressLine2, postcode, typedCountry } = order;
  return {
    phone: order.deliveryPhone,
    city: order.typedCity || order.cityName,
    address: joined([addressLine1, addressLine2, postcode, typedCountry]),
  };
}

/** An office without a number of its own is called at that of the order. */
function presentParcel(parcel: ParcelRow, own: Place): HandedParcel {
  const { officeId, name, contactName, cards } = parcel;
  if (officeId === null) return { office: "", contactName: "", ...own, cards };
  return {
    office: name ?? "",
    contactName: contactName ?? "",
    phone: parcel.phone || own.phone,
    city: parcel.city ?? "",
    address: joined([parcel.addressLine1, parcel.addressLine2]),
    cards,
  };
}
