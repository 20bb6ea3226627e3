import { after, before } from "node:test";

import type { Pace } from "#server/platform/jobs/pace.ts";

import { startMailServer, type MailServer, type ReceivedMail } from "./mail-server.ts";
import { startTestShop, type TestShop } from "./start-test-shop.ts";
import { settledNotifications } from "./stored-notifications.ts";

const SOON: Pace = { pollSeconds: 0.05, retrySeconds: 0.1, retries: 1 };

interface ShopWithMail {
  shop: TestShop;
  mail: MailServer;
}

/**
 * Like `shopForTests`, a shop for all tests of a file, which sends its e-mails soon, to a mail server of its own.
 * @param env configuration variables
 */
export function shopWithMailForTests(
  env: Record<string, string> = {},
  sending = SOON,
): ShopWithMail {
  const mail = {} as MailServer;
  const shop = {} as TestShop;
  before(async () => {
    await startMailServer(mail);
    Object.assign(shop, await startTestShop({ SMTP_URL: mail.url, ...env }, { sending }));
  });
  after(async () => {
    await shop[Symbol.asyncDispose]();
    await mail[Symbol.asyncDispose]();
  });
  return { shop, mail };
}

/** All e-mails to this address, once nothing waits. */
export async function mailsTo(
  { shop, mail }: Pick<ShopWithMail, "shop" | "mail">,
  address: string,
): Promise<ReceivedMail[]> {
  await settledNotifications(shop);
  return mail.mails.filter(({ recipients: [to] }) => to === address);
}

/** The last message of a locked change that an owner got, with the token of its link. */
export async function lastUndo(parts: Pick<ShopWithMail, "shop" | "mail">, address: string) {
  const mails = await mailsTo(parts, address);
  const { text } = mails.findLast((each) => each.text.includes("/admin-panel/undo#"))!;
  return { text, token: /\/admin-panel\/undo#([\w-]+)/.exec(text)![1]! };
}

/**
 * Until this is disposed the shop fails to note for the first time that it has sent an e-mail of this kind, as if its
 * process had been killed right behind the mail server's yes.
 */
export async function loseFirstNote(
  { database: { pool } }: TestShop,
  kind: string,
): Promise<AsyncDisposable> {
  await pool.query(
    `create function lose_note() returns trigger language plpgsql as $$
       begin raise exception 'lost'; end $$;
     create trigger lose_note before update on jobs for each row
       when (new.kind = 'email:${kind}' and new.status = 'done' and new.attempts = 1)
       execute function lose_note();`,
  );
  return {
    async [Symbol.asyncDispose]() {
      await pool.query("drop function lose_note cascade");
    },
  };
}
