import { historyListStore } from "#server/features/history/history-list.store.ts";
import { packingStore } from "#server/features/packing/packing.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { Handover, HandoverQuery, HandoverSheet } from "#shared/handovers/handover.ts";

import { handoverStore, type HandoverRow } from "./handover.store.ts";
import { presentHandover, presentLine } from "./present-handover.ts";

export async function findHandover(db: Db, id: string): Promise<HandoverRow> {
  const sheet = await handoverStore(db).find(id);
  if (!sheet) throw notFound("record");
  return sheet;
}

/** A sheet with its orders, as it stands now. */
export async function readHandover(db: Db, sheet: HandoverRow): Promise<HandoverSheet> {
  const store = handoverStore(db);
  const rows = await store.lines(sheet.id);
  const [sums] = await store.sums([sheet.id]);
  const ids = rows.flatMap(({ line }) => line.settledBy ?? []);
  const names = await historyListStore(db).usersOf([sheet.userId, ...ids]);
  const parcels = await packingStore(db).parcels(rows.map(({ line }) => line.orderId));
  const lines = rows.map((row) => presentLine(row, names, parcels.get(row.line.orderId)));
  return { ...presentHandover(sheet, sums, names), lines };
}

export async function readHandovers(
  db: Db,
  query: HandoverQuery,
  slice: Slice,
): Promise<{ sheets: Handover[]; total: number }> {
  const store = handoverStore(db);
  const { rows, total } = await store.page(query, slice);
  const all = rows.length === 0 ? [] : await store.sums(rows.map(({ id }) => id));
  const sums = new Map(all.map((each) => [each.handoverId, each]));
  const names = await historyListStore(db).usersOf(rows.map(({ userId }) => userId));
  return { sheets: rows.map((row) => presentHandover(row, sums.get(row.id), names)), total };
}
