import { z } from "zod";

import type { Notifications } from "#server/features/notifications/notifications.ts";
import { appPasswordStore } from "#server/features/second-factors/app-password.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { handleJobs, type JobHandler, type JobKind } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { requestOrigin } from "#server/platform/request-origin.ts";
import { hashOf } from "#server/platform/secrets/token.ts";
import { recordSecurityEvent } from "#server/platform/security-events/security-event.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { normalizeEmail } from "#shared/text.ts";

import { knownDeviceService } from "./known-device.service.ts";
import { passwordReset } from "./password-reset-notification.ts";
import { passwordResetStore } from "./password-reset.store.ts";
import { passwordRules } from "./password-rules.ts";
import { hashPassword } from "./password.ts";
import { sessionStore } from "./session.store.ts";

/**
 * Somebody has asked for a new password. Who asks gets the same answer in the same time whether there is such
 * an account or not, because only this job looks for it.
 */
const FORGOTTEN: JobKind<{ email: string; address?: string | null }> = {
  name: "forgotten-password",
  isAwaited: true,
  payload: z.object({ email: z.string(), address: z.string().nullable().optional() }),
};

/** Sends the link, where there is an account that can be signed in with. */
export const answerForgotten = (notifications: Notifications): JobHandler =>
  handleJobs(FORGOTTEN, async ({ email, address = null }, { trx }) => {
    const user = await sessionStore(trx).userByEmail(email);
    if (!user || user.deactivatedAt !== null) return;
    await notifications.send(trx, passwordReset, { userId: user.id }, { email: user.email });
    await recordSecurityEvent(trx, { kind: "reset_asked", userId: user.id, address });
  });

export function passwordResetService(database: Database) {
  const rules = passwordRules(database);
  const linkEnded = () => new HttpError(400, apiMessage("link_ended"));

  return {
    async ask(email: string): Promise<void> {
      const address = requestOrigin.getStore()?.address ?? null;
      const payload = { email: normalizeEmail(email), address };
      await jobStore(database.db).add([{ kind: FORGOTTEN.name, payload }]);
    },

    /** Whose password a link sets. @throws a 400 for a link that was used or has expired */
    async ofLink(token: string): Promise<{ email: string }> {
      const user = await passwordResetStore(database.db).userOf(hashOf(token));
      if (!user) throw linkEnded();
      return { email: user.email };
    },

    /**
     * Sets a new password by a link, which ends with it, as do all sessions, known devices and app
     * passwords. Second factors stay: who only reads the person's mail is not to get in.
     * @throws a 400 for a link that was used or has expired, and for a bad password
     */
    async reset(token: string, password: string): Promise<void> {
      const found = await passwordResetStore(database.db).userOf(hashOf(token));
      if (!found) throw linkEnded();
      await rules.mustBeGood(password, found);
      const passwordHash = await hashPassword(password);
      await database.transaction(async (trx) => {
        const user = await passwordResetStore(trx).use(hashOf(token));
        if (!user) throw linkEnded();
        const sessions = sessionStore(trx);
        await sessions.setPassword(user.id, passwordHash);
        await sessions.endOtherSessions(user.id, "");
        await knownDeviceService(trx).forgetOthers(user.id);
        await appPasswordStore(trx).removeAll(user.id);
        const given = { passwordHash };
        await historyStore(trx).recordChange(user, "user", user.id, "update", user, given);
      });
    },
  };
}
export type PasswordResetService = ReturnType<typeof passwordResetService>;
