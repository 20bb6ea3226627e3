import { z } from "zod";

import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";
import { INVITATION_PATH, invitationPath } from "#shared/accounts/account-paths.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import type { Role } from "#shared/session/permissions.ts";

import { accountStore } from "./account.store.ts";

/**
 * The link to the page on which the invited person sets a password. The message has a link of its own, made
 * when it is sent, so that nobody reads one in the outbox.
 */
export const invitation: Notification<
  "invitation",
  { invitationId: string },
  { name: string; role: Role; pageUrl: string }
> = {
  kind: "invitation",
  channels: ["email"],
  isAwaited: true,
  about: z.object({ invitationId: z.string() }),
  async read({ invitationId }, { trx, db, publicUrl }) {
    const found = await accountStore(trx).invitation(invitationId);
    if (!found) throw new UnrecoverableError("The invitation ended before.");
    const token = newToken();
    await accountStore(db).addLink(invitationId, hashOf(token));
    const { name, role, language } = found;
    const pageUrl = publicUrl + pathIn(language, invitationPath(token));
    return { locale: language, subject: { name, role, pageUrl } };
  },
  replyTo: toShop,
  example: ({ urlOf, name }) => ({ name, role: "maker", pageUrl: urlOf(INVITATION_PATH) }),
};
