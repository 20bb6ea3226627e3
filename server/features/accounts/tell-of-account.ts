import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { UserRow } from "#server/features/session/session.store.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { person, standingOf } from "./account-lock.ts";

/** Tells every owner of an account that there was not before, with a link that takes it away. */
export function tellOfAccount(
  trx: Db,
  notifications: Pick<Notifications, "send">,
  row: UserRow,
  by: Changer,
): Promise<void> {
  const made = { before: { state: "none" }, after: standingOf(row) };
  const change = { kind: "account" as const, aboutId: row.id, name: person(row), ...made };
  return recordLocked(trx, notifications, change, by);
}
