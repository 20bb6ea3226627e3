import { isDeepStrictEqual } from "node:util";

import type { Db } from "#server/platform/database/connect.ts";
import type { User } from "#shared/session/session.ts";

import { historyEntries } from "./history.table.ts";

type Action = (typeof historyEntries.$inferInsert)["action"];
type Fields = Record<string, unknown>;

/** Of these fields the history records that they changed, but no values. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  "passwordHash",
  "password",
  "fileLinkSecret",
  "tokenHash",
]);

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
        .values({ userId: by?.id ?? null, entity, entityId, action, changes })
        .returning({ id: historyEntries.id });
      return entry?.id;
    },

    /** Records one update for each of the changed records; at least one. */
    async recordChanges(
      by: Pick<User, "id">,
      entity: string,
      changed: readonly { id: string; before: Fields; given: Fields }[],
    ): Promise<void> {
      await db.insert(historyEntries).values(
        changed.map(({ id, before, given }) => ({
          userId: by.id,
          entity,
          entityId: id,
          action: "update" as const,
          changes: changesOf(before, given),
        })),
      );
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
