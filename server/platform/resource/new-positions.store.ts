import { and, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import type { StaffTable } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { EntityName } from "#shared/api-messages/names.ts";
import { inNewPositions } from "#shared/in-new-positions.ts";
import type { User } from "#shared/session/session.ts";

/** A table whose rows have a manual order. */
type OrderedTable = StaffTable & { displayOrder: AnyPgColumn };

export interface PositionedRows {
  table: OrderedTable;
  /** Its name in the history, e.g. `country`. */
  entity: EntityName;
  /** Sorts rows with the same display order. */
  amongEquals: AnyPgColumn;
  /** Limits the order to these rows; otherwise all rows share one order. */
  among?: SQL;
}

/**
 * Reorders these rows: they share the positions that they already have. Then numbers all rows by
 * position, from 0, and records each changed row in the history. Concurrent calls for an entity run
 * one after the other.
 * @throws HttpError 400 if one of the ids does not exist
 */
export async function storeNewPositions(
  trx: Db,
  { table, entity, amongEquals, among }: PositionedRows,
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
  const placed = inNewPositions(
    rows.map(({ id }) => id),
    ids,
  );
  if (!placed) throw new HttpError(400, apiMessage("order_out_of_date"));

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
