import { z } from "zod";

import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { ACCOUNT_PATH } from "#shared/accounts/account-paths.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";

import { sessionStore } from "./session.store.ts";
import { signInStore } from "./sign-in.store.ts";

/** Somebody has signed in to an account from a device that it does not know. */
export const newDevice: Notification<
  "new-device",
  { eventId: string },
  {
    name: string;
    at: string;
    browser: string;
    system: string;
    address: string;
    pageUrl: string;
  }
> = {
  kind: "new-device",
  channels: ["email"],
  isAwaited: false,
  about: z.object({ eventId: z.string() }),
  async read({ eventId }, { trx, publicUrl }) {
    const event = await signInStore(trx).event(eventId);
    const user = event?.userId ? await sessionStore(trx).user(event.userId) : undefined;
    if (!event || !user) throw new UnrecoverableError("The account was deleted before.");
    const { browser, system } = event;
    const locale = user.language ?? BASE_LOCALE;
    const subject = {
      name: user.name,
      at: event.at.toISOString(),
      browser,
      system,
      address: event.address ?? "",
      pageUrl: publicUrl + pathIn(locale, ACCOUNT_PATH),
    };
    return { locale, subject };
  },
  replyTo: toShop,
  example: ({ urlOf, name, writtenAt }) => ({
    name,
    at: writtenAt,
    browser: "Firefox",
    system: "Windows",
    address: "203.0.113.7",
    pageUrl: urlOf(ACCOUNT_PATH),
  }),
};
