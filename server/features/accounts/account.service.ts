import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { secondFactorStore } from "#server/features/second-factors/second-factor.store.ts";
import { sessionStore, type UserRow } from "#server/features/session/session.store.ts";
import { users } from "#server/features/session/session.table.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { type Account, type AccountChange } from "#shared/accounts/account.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { AccountState } from "#shared/locked-changes/locked-change.ts";
import type { Role } from "#shared/session/permissions.ts";
import type { User } from "#shared/session/session.ts";

import { person, standingOf } from "./account-lock.ts";
import { accountStore } from "./account.store.ts";
import { presentAccount } from "./present-account.ts";

const ENTITY = "user";

interface AccountParts {
  database: Database;
  notifications: Notifications;
}

/** Whoever does it, and from which IP address. */
type By = User & Changer;
type Standing = { role?: Role | undefined; state?: AccountState | false | undefined };

/** Who may sign in to the panel. */
export function accountService({ database, notifications }: AccountParts) {
  const store = accountStore(database.db);
  const writes = staffWrites(database, users, ENTITY);

  async function find(id: string): Promise<Account> {
    const found = (await store.list()).find((row) => row.id === id);
    if (!found) throw notFound(ENTITY);
    return presentAccount(found);
  }

  /**
   * Somebody has to be left who may do everything. It is counted in turns: two owners who demote each other
   * at one moment would leave none.
   */
  async function mustStayOwned(row: Pick<UserRow, "role" | "deactivatedAt">, trx: Db) {
    if (row.role !== "owner" || row.deactivatedAt !== null) return;
    if ((await accountStore(trx).owners()).length > 1) return;
    throw new HttpError(400, apiMessage("last_owner"));
  }

  /** Tells the owners of what changes of an account; nothing may. */
  async function tell(row: UserRow, change: Standing, by: Changer, trx: Db): Promise<void> {
    const now: LockedValues = standingOf(row);
    const changed = Object.entries(change).filter(([field, to]) => to && to !== now[field]);
    if (changed.length === 0) return;
    const before = Object.fromEntries(changed.map(([field]) => [field, now[field]!]));
    const after = Object.fromEntries(changed) as LockedValues;
    const locked = { kind: "account" as const, aboutId: row.id, name: person(row), before, after };
    await recordLocked(trx, notifications, locked, by);
  }

  /** @throws a 404 for an account that does not exist */
  async function mustExist(id: string): Promise<void> {
    if (!(await sessionStore(database.db).user(id))) throw notFound(ENTITY);
  }

  return {
    mustExist,

    list: async (): Promise<Account[]> => (await store.list()).map(presentAccount),

    /** @throws a 400 for the last owner, a 404 for an account that does not exist */
    async change(id: string, { role, isActive }: AccountChange, by: By): Promise<Account> {
      await writes.update(
        id,
        ({ deactivatedAt }) => ({
          role,
          ...(isActive === undefined || isActive === (deactivatedAt === null)
            ? {}
            : { deactivatedAt: isActive ? null : new Date() }),
        }),
        by,
        {
          async check(row, trx) {
            const loses = isActive === false || (role !== undefined && role !== "owner");
            if (loses) await mustStayOwned(row, trx);
          },
          async more(row, trx) {
            await tell(
              row,
              { role, state: isActive === false ? "deactivated" : isActive && "active" },
              by,
              trx,
            );
            if (isActive === false) await accountStore(trx).endAccess(id);
            else if (role && role !== "owner") await accountStore(trx).endInvitationsOf(id);
          },
          lock: (trx) => sessionStore(trx).lockUsers(),
        },
      );
      return find(id);
    },

    /** @throws a 400 for the last owner, a 404 for an account that does not exist */
    remove: (id: string, by: By): Promise<void> =>
      writes.remove(id, by, {
        lock: (trx) => sessionStore(trx).lockUsers(),
        check: mustStayOwned,
        async more(row, trx) {
          await tell(row, { state: "deleted" }, by, trx);
          await accountStore(trx).endAccess(id);
        },
      }),

    /** @throws a 400 for one's own, a 404 for an account that does not exist */
    async removeSecondFactors(id: string, by: User): Promise<void> {
      // A rule that all need one would be got around by it.
      if (id === by.id) throw new HttpError(400, apiMessage("own_second_factors"));
      await mustExist(id);
      await database.transaction(async (trx) => {
        const factors = secondFactorStore(trx);
        await factors.lock(id);
        const before = { secondFactor: await factors.has(id) };
        await factors.removeAll(id);
        await historyStore(trx).recordChange(by, ENTITY, id, "update", before, {
          secondFactor: false,
        });
      });
    },
  };
}
export type AccountService = ReturnType<typeof accountService>;
