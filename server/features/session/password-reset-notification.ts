import { z } from "zod";

import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { NEW_PASSWORD_PATH, newPasswordPath } from "#shared/accounts/account-paths.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import { RESET_MINUTES } from "#shared/session/password-calls.ts";
import { normalizeEmail } from "#shared/text.ts";

import { passwordResetStore } from "./password-reset.store.ts";
import { sessionStore } from "./session.store.ts";

/**
 * The link to a new password. The message has a link of its own, made when it is sent, so that nobody reads
 * one in the outbox.
 */
export const passwordReset: Notification<
  "password-reset",
  { userId: string },
  { pageUrl: string; minutes: number }
> = {
  kind: "password-reset",
  channels: ["email"],
  isAwaited: true,
  about: z.object({ userId: z.string() }),
  async read({ userId }, { trx, db, recipient, publicUrl }) {
    const user = await sessionStore(trx).user(userId);
    if (!user || user.deactivatedAt !== null) {
      throw new UnrecoverableError("The account was deactivated or deleted before.");
    }
    if (normalizeEmail(user.email) !== normalizeEmail(recipient)) {
      throw new UnrecoverableError("The account has another e-mail address by now.");
    }
    const token = await passwordResetStore(db).newToken(userId, RESET_MINUTES);
    const locale = user.language ?? BASE_LOCALE;
    const pageUrl = publicUrl + pathIn(locale, newPasswordPath(token));
    return { locale, subject: { pageUrl, minutes: RESET_MINUTES } };
  },
  replyTo: toShop,
  example: ({ urlOf }) => ({ pageUrl: urlOf(NEW_PASSWORD_PATH), minutes: RESET_MINUTES }),
};
