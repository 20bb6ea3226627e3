import { z } from "zod";

import { accountStore } from "#server/features/accounts/account.store.ts";
import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { sessionStore } from "#server/features/session/session.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { requestOrigin } from "#server/platform/request-origin.ts";
import { ACCOUNT_PATH } from "#shared/accounts/account-paths.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import type { User } from "#shared/session/session.ts";

const about = z.object({
  userId: z.string(),
  personId: z.string(),
  by: z.string(),
  at: z.string(),
  address: z.string(),
});
type About = z.infer<typeof about>;

/** The second factors of an account are not what they were. */
export const factorsChanged: Notification<
  "factors-changed",
  About,
  { name: string; by: string; at: string; address: string; pageUrl: string }
> = {
  kind: "factors-changed",
  channels: ["email"],
  isAwaited: false,
  about,
  async read({ userId, personId, by, at, address }, { trx, publicUrl }) {
    const sessions = sessionStore(trx);
    const [reader, person] = [await sessions.user(userId), await sessions.user(personId)];
    if (!reader || !person) throw new UnrecoverableError("The account was deleted before.");
    const locale = reader.language ?? BASE_LOCALE;
    const pageUrl = publicUrl + pathIn(locale, ACCOUNT_PATH);
    return { locale, subject: { name: person.name, by, at, address, pageUrl } };
  },
  replyTo: toShop,
  example: ({ urlOf, name, first, writtenAt }) => ({
    name,
    by: first,
    at: writtenAt,
    address: "203.0.113.7",
    pageUrl: urlOf(ACCOUNT_PATH),
  }),
};

/** Tells whose factors they are, and all owners where somebody else has changed them. */
export async function tellOfFactors(
  trx: Db,
  notifications: Pick<Notifications, "send">,
  person: { id: string; email: string },
  by: Pick<User, "id" | "name">,
): Promise<void> {
  const owners = by.id === person.id ? [] : await accountStore(trx).owners();
  const readers = new Map([person, ...owners].map((reader) => [reader.id, reader])).values();
  const address = requestOrigin.getStore()?.address ?? "";
  const change = { personId: person.id, by: by.name, at: new Date().toISOString(), address };
  for (const { id, email } of readers) {
    await notifications.send(trx, factorsChanged, { userId: id, ...change }, { email });
  }
}
