import { isDeepStrictEqual } from "node:util";

import { and, eq, getTableColumns, gt, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { requestOrigin } from "#server/platform/request-origin.ts";
import { logSecurityEvent } from "#server/platform/security-events/log-security-event.ts";
import type { User } from "#shared/session/session.ts";

import { historyEntries } from "./history.table.ts";

type Action = (typeof historyEntries.$inferInsert)["action"];
type HistoryEntry = typeof historyEntries.$inferSelect;
type Fields = Record<string, unknown>;

/** Of these fields the history records that they changed, but no values. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  "passwordHash",
  "password",
  "secretKey",
  "fileLinkSecret",
  "previousLinkSecret",
  "tokenHash",
]);

/** Changes of these decide who may do what, and where money and mails go: the log tells of them too. */
const SECURITY_ENTITIES: ReadonlySet<string> = new Set([
  "user",
  "session",
  "invitation",
  "settings",
  "mail-server",
  "e-invoicing",
  "person",
]);

/** From where the call comes in which something is changed. */
const address = () => requestOrigin.getStore()?.address ?? null;

export type NewHistoryEntry = Omit<HistoryEntry, "at">;

/** An entry for a statement that stores it together with what it tells of. */
export const newHistoryEntry = (
  by: Pick<User, "id">,
  entity: string,
  entityId: string,
  action: Action,
  changes: HistoryEntry["changes"],
): NewHistoryEntry => ({
  id: newId(),
  userId: by.id,
  entity,
  entityId,
  action,
  changes,
  address: address(),
});

export function historyStore(db: Db) {
  return {
    /**
     * Records a change: those fields of `given` that differ from `before`. It must run in the
     * transaction of the change, so that both are stored or neither. An update without differences
     * adds no entry.
     * @returns the entry's id
     * @param by id of the account; null when it was not done by staff
     */
    async recordChange(
      by: Pick<User, "id"> | null,
      entity: string,
      entityId: string,
      action: Action,
      before: Fields,
      given: Fields,
    ): Promise<string | undefined> {
      const changes = changesOf(before, given);
      if (action === "update" && Object.keys(changes).length === 0) return undefined;
      const [entry] = await db
        .insert(historyEntries)
        .values({ userId: by?.id ?? null, entity, entityId, action, changes, address: address() })
        .returning({ id: historyEntries.id });
      if (SECURITY_ENTITIES.has(entity)) {
        const subject = [action, entityId, ...Object.keys(changes)].join(" ");
        logSecurityEvent(entity, { account: by?.id, subject, id: entry?.id });
      }
      return entry?.id;
    },

    /** Records one update for each of the changed records, and answers the entries' ids. */
    async recordChanges(
      by: Pick<User, "id">,
      entity: string,
      changed: readonly { id: string; before: Fields; given: Fields }[],
    ): Promise<string[]> {
      if (changed.length === 0) return [];
      const rows = await db
        .insert(historyEntries)
        .values(
          changed.map(({ id, before, given }) => ({
            userId: by.id,
            entity,
            entityId: id,
            action: "update" as const,
            changes: changesOf(before, given),
            address: address(),
          })),
        )
        .returning({ id: historyEntries.id });
      return rows.map(({ id }) => id);
    },

    /** These entries of one kind of records, each with whether it is the last of its record. */
    async find(
      entity: string,
      ids: readonly string[],
    ): Promise<(HistoryEntry & { isLast: boolean })[]> {
      const later = alias(historyEntries, "later");
      const isLast = notExists(
        db
          .select({ id: later.id })
          .from(later)
          .where(
            and(
              eq(later.entity, historyEntries.entity),
              eq(later.entityId, historyEntries.entityId),
              gt(later.at, historyEntries.at),
            ),
          ),
      );
      return db
        .select({ ...getTableColumns(historyEntries), isLast: sql<boolean>`${isLast}` })
        .from(historyEntries)
        .where(and(eq(historyEntries.entity, entity), inArray(historyEntries.id, [...ids])));
    },
  };
}

/** The fields of `given` that differ from `before`. */
function changesOf(before: Fields, given: Fields) {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([field, to]) => !isDeepStrictEqual(before[field], to))
      .map(([field, to]) => [
        field,
        SECRET_FIELDS.has(field) ? { from: null, to: null } : { from: before[field] ?? null, to },
      ]),
  );
}
