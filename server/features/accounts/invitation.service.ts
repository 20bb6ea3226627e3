import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { emailInUse } from "#server/features/session/email-in-use.ts";
import { passwordRules } from "#server/features/session/password-rules.ts";
import { hashPassword } from "#server/features/session/password.ts";
import { sessionStore, type UserRow } from "#server/features/session/session.store.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";
import { invitationPath } from "#shared/accounts/account-paths.ts";
import {
  INVITATION_HOURS,
  type Invitation,
  type InvitationForm,
} from "#shared/accounts/account.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import type { User } from "#shared/session/session.ts";

import { person } from "./account-lock.ts";
import { accountStore, type InvitationRow } from "./account.store.ts";
import { invitation } from "./invitation-notification.ts";
import { presentInvitation } from "./present-account.ts";
import { tellOfAccount } from "./tell-of-account.ts";

const ENTITY = "user";

interface InvitationParts {
  database: Database;
  notifications: Notifications;
  publicUrl: string;
}

const linkEnded = () => new HttpError(400, apiMessage("link_ended"));

/** How people get an account. */
export function invitationService({ database, notifications, publicUrl }: InvitationParts) {
  const store = accountStore(database.db);
  const rules = passwordRules(database);

  return {
    list: async () => (await store.invitations()).map(presentInvitation),

    /**
     * Invites somebody by e-mail.
     * @returns the invitation, and a link to hand over
     * @throws a 400 where somebody has an account with that address
     */
    async invite(
      form: InvitationForm,
      by: User & Changer,
    ): Promise<{ url: string; invited: Invitation }> {
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
    async ofLink(token: string): Promise<Invitation> {
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
        const inviter = (await sessions.user(row.invitedBy))!;
        await tellOfAccount(trx, notifications, user, { ...inviter, address });
        await accountStore(trx).removeInvitation(row.id);
        const given = { name, email, role };
        await historyStore(trx).recordChange(user, ENTITY, user.id, "create", {}, given);
        return user;
      });
      return throwOnDuplicate(adding, "users_email_unique", emailInUse);
    },
  };
}
export type InvitationService = ReturnType<typeof invitationService>;
