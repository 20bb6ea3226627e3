import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { secondFactorStore } from "#server/features/second-factors/second-factor.store.ts";
import { passwordRules } from "#server/features/session/password-rules.ts";
import { hashPassword } from "#server/features/session/password.ts";
import { presentSession } from "#server/features/session/present-session.ts";
import { sessionStore, type UserRow } from "#server/features/session/session.store.ts";
import { users } from "#server/features/session/session.table.ts";
import { hashOf, newToken } from "#server/features/session/token.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, fieldError, notFound } from "#server/platform/http-error.ts";
import { invitationPath } from "#shared/accounts/account-paths.ts";
import {
  INVITATION_HOURS,
  type Account,
  type AccountChange,
  type Invitation,
  type InvitationForm,
} from "#shared/accounts/account.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import type { AccountState } from "#shared/locked-changes/locked-change.ts";
import type { Role } from "#shared/session/permissions.ts";
import type { OpenSession, User } from "#shared/session/session.ts";

import { standingOf } from "./account-lock.ts";
import { accountStore, type InvitationRow } from "./account.store.ts";
import { invitation } from "./invitation-notification.ts";
import { presentAccount, presentInvitation } from "./present-account.ts";

const ENTITY = "user";

interface AccountParts {
  database: Database;
  notifications: Notifications;
  publicUrl: string;
}

const linkEnded = () => new HttpError(400, apiMessage("link_ended"));
const emailInUse = () => fieldError("email", apiMessage("email_taken"));

/** Whoever does it, and from which IP address. */
type By = User & Changer;
type Standing = { role?: Role | undefined; state?: AccountState | false | undefined };

const person = ({ name, email }: { name: string; email: string }) => `${name} (${email})`;

/** Who may sign in to the panel, and how people get an account. */
export function accountService({ database, notifications, publicUrl }: AccountParts) {
  const store = accountStore(database.db);
  const writes = staffWrites(database, users, ENTITY);
  const rules = passwordRules(database);

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

  async function userOrThrow(id: string): Promise<void> {
    if (!(await sessionStore(database.db).user(id))) throw notFound(ENTITY);
  }

  return {
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

    /** @throws a 404 for an account that does not exist */
    async removeSecondFactors(id: string, by: User): Promise<void> {
      await userOrThrow(id);
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

    /** @param token that of the session which asks */
    async sessions(id: string, token: string): Promise<OpenSession[]> {
      await userOrThrow(id);
      const rows = await sessionStore(database.db).openSessions(id);
      return rows.map((row) => presentSession(row, hashOf(token)));
    },

    /**
     * Ends one session of an account, or without an id all but the one that asks.
     * @throws a 404 for what does not exist
     */
    async endSessions(id: string, session: string | undefined, by: User, token: string) {
      await userOrThrow(id);
      await database.transaction(async (trx) => {
        const sessions = sessionStore(trx);
        const ended = session
          ? [await sessions.endSessionOf(id, session)].filter((row) => row !== undefined)
          : await sessions.endOtherSessions(id, hashOf(token));
        if (session && ended.length === 0) throw notFound("session");
        await sessions.recordEnded(by, ended);
      });
    },

    invitations: async () => (await store.invitations()).map(presentInvitation),

    /**
     * Invites somebody by e-mail.
     * @returns the invitation, and a link to hand over
     * @throws a 400 where somebody has an account with that address
     */
    async invite(form: InvitationForm, by: By): Promise<{ url: string; invited: Invitation }> {
      const { name, email, role } = form;
      const language = by.language ?? BASE_LOCALE;
      const token = newToken();
      const row = await database.transaction(async (trx) => {
        const accounts = accountStore(trx);
        await sessionStore(trx).lockUsers();
        if (await sessionStore(trx).userByEmail(email)) throw emailInUse();
        const expiresAt = new Date(Date.now() + INVITATION_HOURS * 60 * 60_000);
        const values = { id: newId(), name, email, role, language, invitedBy: by.id, expiresAt };
        const invited = await accounts.addInvitation(values);
        await accounts.addLink(invited.id, hashOf(token));
        await notifications.send(trx, invitation, { invitationId: invited.id }, { email });
        if (role === "owner") {
          const after = { role, state: "invited" };
          const locked = {
            kind: "invitation" as const,
            aboutId: invited.id,
            name: person({ name, email }),
          };
          await recordLocked(
            trx,
            notifications,
            { ...locked, before: { state: "none" }, after },
            by,
          );
        }
        const history = historyStore(trx);
        const given = { name, email, role };
        await history.recordChange(by, "invitation", invited.id, "create", {}, given);
        return invited;
      });
      const url = publicUrl + pathIn(language, invitationPath(token));
      return { url, invited: presentInvitation(row) };
    },

    /** @throws a 404 where there is none any more */
    withdraw: (id: string, by: User): Promise<void> =>
      database.transaction(async (trx) => {
        const row = await accountStore(trx).removeInvitation(id);
        if (!row) throw notFound("invitation");
        await historyStore(trx).recordChange(by, "invitation", id, "delete", row, {});
      }),

    /** @throws a 400 for a link that was used, withdrawn, or has expired */
    async invitationOf(token: string): Promise<Invitation> {
      const row = await store.invitationOfLink(hashOf(token));
      if (!row) throw linkEnded();
      return presentInvitation(row);
    },

    /**
     * Makes the account that somebody was invited to.
     * @throws a 400 for a link that was used, withdrawn, or has expired, and for a bad password
     */
    async accept(token: string, password: string, address: string): Promise<UserRow> {
      const found = await store.invitationOfLink(hashOf(token));
      if (!found) throw linkEnded();
      await rules.mustBeGood(password, found);
      const passwordHash = await hashPassword(password);
      const adding = database.transaction(async (trx) => {
        const row: InvitationRow | undefined = await accountStore(trx).invitationOfLink(
          hashOf(token),
        );
        if (!row) throw linkEnded();
        const { name, email, role, language } = row;
        const sessions = sessionStore(trx);
        const user = await sessions.addUser({ name, email, role, language, passwordHash });
        if (role === "owner") {
          const inviter = (await sessions.user(row.invitedBy))!;
          const change = { before: { state: "none" }, after: { role, state: "active" } };
          const locked = {
            kind: "account" as const,
            aboutId: user.id,
            name: person(row),
            ...change,
          };
          await recordLocked(trx, notifications, locked, { ...inviter, address });
        }
        await accountStore(trx).removeInvitation(row.id);
        const given = { name, email, role };
        await historyStore(trx).recordChange(user, ENTITY, user.id, "create", {}, given);
        return user;
      });
      return throwOnDuplicate(adding, "users_email_unique", emailInUse);
    },
  };
}
export type AccountService = ReturnType<typeof accountService>;
