import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import { withinDays } from "#server/platform/database/lists/conditions.ts";
import { countRows, type CountsTable } from "#server/platform/database/lists/counts-table.ts";
import { historyCounts, historyEntries } from "#server/platform/history/history.table.ts";
import { securityEvents } from "#server/platform/security-events/security-event.table.ts";
import { HISTORY_ACTIONS } from "#shared/history/history.ts";
import type { RecordQuery } from "#shared/record/record.ts";
import { SECURITY_EVENTS } from "#shared/record/security-events.ts";

import { CUSTOMER_DEEDS, CUSTOMER_ENTITIES, type CustomerEntity } from "./customer-deeds.store.ts";
import type { Found } from "./record-search.store.ts";

export type Source = "history" | "event" | CustomerEntity;

/** The rows of one table that a query of the record asks for. */
export interface Part {
  source: Source;
  table: PgTable & { id: AnyPgColumn };
  at: AnyPgColumn;
  where: SQL;
  count(db: Db): Promise<number>;
}

type Asked = Omit<RecordQuery, "page" | "limit" | "search" | "sort">;

const equal = (column: AnyPgColumn, value: string | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** The tables in which there may be what a query asks for. @param found what its search means */
export function partsOf(asked: Asked, found: Found | undefined): Part[] {
  const isNarrow = found !== undefined || asked.entityId !== undefined;
  const counted = (table: Part["table"], where: SQL, counts: CountsTable, equals?: SQL) =>
    isNarrow
      ? (db: Db) => db.$count(table, where)
      : (db: Db) => countRows(db, counts, { from: asked.from, to: asked.to, where: equals });
  const parts: Part[] = [];

  const action = HISTORY_ACTIONS.find((each) => each === asked.kind);
  if (asked.kind === undefined || action) {
    const { at, userId, entity, entityId, address } = historyEntries;
    const where = and(
      sql`true`,
      withinDays(at, asked),
      equal(userId, asked.person),
      equal(entity, asked.entity),
      equal(entityId, asked.entityId),
      equal(historyEntries.action, action),
      found &&
        or(
          inArray(userId, [...found.users]),
          inArray(entityId, [...found.records]),
          equal(address, found.address),
        ),
    )!;
    const equals = and(
      equal(historyCounts.userId, asked.person),
      equal(historyCounts.entity, asked.entity),
      equal(historyCounts.action, action),
    );
    const count = counted(historyEntries, where, historyCounts, equals);
    parts.push({ source: "history", table: historyEntries, at, where, count });
  }

  const kind = SECURITY_EVENTS.find((each) => each === asked.kind);
  if (!asked.entity && !asked.entityId && (asked.kind === undefined || kind)) {
    const { at, userId, address } = securityEvents;
    const where = and(
      sql`true`,
      withinDays(at, asked),
      equal(userId, asked.person),
      equal(securityEvents.kind, kind),
      found && or(inArray(userId, [...found.users]), equal(address, found.address)),
    )!;
    const count = (db: Db) => db.$count(securityEvents, where);
    parts.push({ source: "event", table: securityEvents, at, where, count });
  }

  if (asked.person || (asked.kind !== undefined && asked.kind !== "create")) return parts;
  for (const source of CUSTOMER_ENTITIES) {
    if (asked.entity !== undefined && asked.entity !== source) continue;
    const { table, counts } = CUSTOMER_DEEDS[source];
    const at = table.createdAt;
    const where = and(
      isNull(table.deletedAt),
      withinDays(at, asked),
      equal(table.id, asked.entityId),
      found && inArray(table.id, [...found.records]),
    )!;
    parts.push({ source, table, at, where, count: counted(table, where, counts) });
  }
  return parts;
}
