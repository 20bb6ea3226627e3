import { and, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import type { StaffTable } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { inNewOrder } from "#shared/in-new-order.ts";
import type { EntityName } from "#shared/sentences/names.ts";
import { sentence } from "#shared/sentences/sentence.ts";
import type { User } from "#shared/session/session.ts";

/** A table whose rows stand in an order that staff give them. */
type OrderedTable = StaffTable & { displayOrder: AnyPgColumn };

export interface OrderedRows {
  table: OrderedTable;
  /** Its name in the history, e.g. `country`. */
  entity: EntityName;
  /** What rows are told apart by that have the same place. */
  amongEquals: AnyPgColumn;
  /** The rows that share one order, where not all do. */
  among?: SQL;
}

/**
 * Has these rows share the places that they have in another order, and numbers all of them by their
 * places, from 0. Whoever else gives an order waits until this transaction ends. What changes is on
 * record, each row by itself.
 * @throws HttpError 400 when one of them is not there
 */
export async function storeNewOrder(
  trx: Db,
  { table, entity, amongEquals, among }: OrderedRows,
  ids: readonly string[],
  by: User,
): Promise<void> {
  await lockFor(trx, `order of ${entity}`);
  const rows = (await trx
    .select({ id: table.id, displayOrder: table.displayOrder })
    .from(table as PgTable)
    .where(and(isNull(table.deletedAt), among))
    .orderBy(table.displayOrder, amongEquals, table.id)
    .for("update")) as { id: string; displayOrder: number }[];
  const placed = inNewOrder(
    rows.map(({ id }) => id),
    ids,
  );
  if (!placed) throw new HttpError(400, sentence("order_out_of_date"));

  const before = new Map(rows.map((row) => [row.id, row]));
  const moved = placed
    .map((id, displayOrder) => ({ id, displayOrder }))
    .filter(({ id, displayOrder }) => before.get(id)!.displayOrder !== displayOrder);
  if (moved.length === 0) return;
  await trx.execute(sql`
    update ${table} set display_order = new."displayOrder", updated_at = now()
    from json_to_recordset(${JSON.stringify(moved)}::json) as new(id text, "displayOrder" int)
    where ${table.id} = new.id
  `);
  await historyStore(trx).recordChanges(
    by,
    entity,
    moved.map(({ id, displayOrder }) => ({
      id,
      before: before.get(id)!,
      given: { displayOrder },
    })),
  );
}
