import { accountStore } from "#server/features/accounts/account.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { User } from "#shared/session/session.ts";

import { lockedChange, type lockedChangeByServerBefore } from "./locked-change-notification.ts";
import { lockedChangeStore, type NewLockedChange } from "./locked-change.store.ts";

/** Who changes something, and from which IP address. */
export interface Changer extends Pick<User, "id" | "name"> {
  address: string;
}

type Change = Omit<NewLockedChange, "id" | "userId" | "byName" | "address">;

/**
 * Records a change of what decides over the shop, and tells every owner. It runs in the transaction of the
 * change and before it, because whoever is no owner by then must be told too.
 * @param alsoBy the same message by another way
 */
export async function recordLocked(
  trx: Db,
  notifications: Pick<Notifications, "send">,
  change: Change,
  { id: userId, name: byName, address }: Changer,
  { alsoBy }: { alsoBy?: typeof lockedChangeByServerBefore } = {},
): Promise<void> {
  const id = newId();
  await lockedChangeStore(trx).add({ id, ...change, userId, byName, address });
  for (const owner of await accountStore(trx).owners()) {
    const about = { changeId: id, userId: owner.id };
    await notifications.send(trx, lockedChange, about, { email: owner.email });
    if (alsoBy) await notifications.send(trx, alsoBy, about, { email: owner.email });
  }
}
