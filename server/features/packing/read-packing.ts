import type { Db } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import { orderNumber } from "#shared/ids.ts";
import type { Packing } from "#shared/packing/packing.ts";

import { packingStore } from "./packing.store.ts";

/** The cards of an order as they are packed. */
export async function readPacking(db: Db, orderId: string): Promise<Packing> {
  const store = packingStore(db);
  const company = await store.companyName(orderId);
  if (company === undefined) throw notFound("order");
  const rows = await store.cards(orderId);
  const cards = rows.map((row, index) => ({ ...row, number: index + 1 }));
  return { _id: orderId, orderNumber: orderNumber(orderId), company, parcels: [{ cards }] };
}
