import { person } from "#server/features/accounts/account-lock.ts";
import { recordLocked } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { appPasswordStore } from "#server/features/second-factors/app-password.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ProfileChange, User } from "#shared/session/session.ts";

import type { PasswordCheck, Visitor } from "./check-password.ts";
import { emailInUse } from "./email-in-use.ts";
import { knownDeviceService } from "./known-device.service.ts";
import { passwordResetStore } from "./password-reset.store.ts";
import { passwordRules } from "./password-rules.ts";
import { hashPassword } from "./password.ts";
import { presentUser } from "./present-session.ts";
import { sessionStore, type UserRow } from "./session.store.ts";
import { users } from "./session.table.ts";

interface OwnAccountParts {
  database: Database;
  checkPassword: PasswordCheck;
  notifications: Notifications;
}

/** What people change of their own account. */
export function ownAccountService({ database, checkPassword, notifications }: OwnAccountParts) {
  const writes = staffWrites(database, users, "user");
  const rules = passwordRules(database);

  async function checkCurrentPassword(
    { email }: User,
    password: string | undefined,
    visitor: Visitor,
  ): Promise<void> {
    if (!password) throw fieldError("currentPassword", apiMessage("current_password_missing"));
    if (await checkPassword({ email, password }, visitor)) return;
    throw fieldError("currentPassword", apiMessage("current_password_wrong"));
  }

  /** Tells all owners, by this one's old address too, of an owner's other address. */
  async function tell(row: UserRow, email: string, address: string, trx: Db): Promise<void> {
    if (row.role !== "owner" || email === row.email) return;
    const [before, after] = [{ email: row.email }, { email }];
    const locked = { kind: "account" as const, aboutId: row.id, name: person(row), before, after };
    await recordLocked(trx, notifications, locked, { ...row, address });
  }

  return {
    /**
     * Changes the user's own account. A new password ends all their other sessions and makes all
     * other devices unknown and ends the app passwords; the session that stays gets a new token.
     * Mailed links to a new password end with another password or address.
     * @param token that of the session which stays
     * @returns also the new token
     */
    async change(
      change: ProfileChange,
      by: User,
      visitor: Visitor,
      token: string,
    ): Promise<{ user: User; token: string | undefined }> {
      const { name, email, language, password, currentPassword } = change;
      const isOtherEmail = email !== undefined && email !== by.email;
      if (password !== undefined || isOtherEmail) {
        await checkCurrentPassword(by, currentPassword, visitor);
      }
      if (password !== undefined) {
        const named = { name: name ?? by.name, email: email ?? by.email };
        await rules.mustBeGood(password, named);
      }
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      const renewed = password === undefined ? undefined : newToken();
      const changing = writes.update(by.id, { name, email, language, passwordHash }, by, {
        lock: (trx) => sessionStore(trx).lockUsers(),
        async more(row, trx) {
          if (isOtherEmail) await tell(row, email, visitor.address, trx);
          if (isOtherEmail || renewed) await passwordResetStore(trx).endOf(by.id);
          if (renewed === undefined) return;
          await sessionStore(trx).endOtherSessions(by.id, hashOf(token));
          await sessionStore(trx).prove(hashOf(token));
          await sessionStore(trx).renew(hashOf(token), hashOf(renewed));
          await knownDeviceService(trx).forgetOthers(by.id, visitor.device);
          await appPasswordStore(trx).removeAll(by.id);
        },
      });
      const row = await throwOnDuplicate(changing, "users_email_unique", emailInUse);
      return { user: presentUser(row, by.mustAddSecondFactor), token: renewed };
    },
  };
}
export type OwnAccountService = ReturnType<typeof ownAccountService>;
