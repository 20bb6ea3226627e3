import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";

import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** A shop for all tests of a file that sends its e-mails to a mail server of its own; both are there in tests only. */
export function shopWithMailForTests(): { shop: RunningShop; mail: MailServer } {
  const shop = {} as RunningShop;
  const mail = {} as MailServer;
  test.beforeAll(async () => {
    Object.assign(mail, await startMailServer());
    Object.assign(shop, await startShop({ SMTP_URL: mail.url, RATE_LIMITS: "off" }));
  });
  test.afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await mail[Symbol.asyncDispose]();
  });
  return { shop, mail };
}
