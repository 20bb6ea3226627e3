import type { Config } from "#server/config.ts";
import { encryptedMail } from "#server/plaintext.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

import { mailServerStore, type MailServerRow } from "./mail-server.store.ts";
import { MAIL_SERVER_PASSWORD } from "./mail-server.table.ts";

/** Through what an e-mail leaves now. */
export interface OutgoingMail {
  /** As nodemailer takes it, with its password: never to be shown or logged. */
  url: string;
  /** Whether addresses of this machine and its networks are refused. */
  mustBePublic: boolean;
  /** Whether staff have set it, not the configuration. */
  isOfStaff: boolean;
  /** An address, alone or with a name; without it the shop's own. */
  sender: string | undefined;
}

/** The mail server of this moment; undefined while the shop has none, and e-mails wait. */
export interface FindOutgoingMail {
  (db: Db): Promise<OutgoingMail | undefined>;
  /** The same where staff had set this server. */
  by(row: MailServerRow): OutgoingMail | undefined;
}

/** What of the configuration decides through what e-mails leave. */
export type MailConfig = Pick<
  Config,
  "smtp" | "mailFrom" | "privateMailServers" | "allowPlaintext"
>;

/** What the configuration gives wins over what staff have set. */
export function outgoingMail(
  { smtp, mailFrom, privateMailServers, allowPlaintext }: MailConfig,
  secrets: Secrets,
): FindOutgoingMail {
  const by: FindOutgoingMail["by"] = (row) => {
    const set = smtp?.url ?? urlOf(row, secrets);
    if (!set) return undefined;
    const url = allowPlaintext ? set : encryptedMail(set);
    const isOfStaff = !smtp;
    const mustBePublic = isOfStaff && !privateMailServers;
    return { url, mustBePublic, isOfStaff, sender: mailFrom ?? (row.sender || undefined) };
  };
  const find = async (db: Db) => {
    if (smtp && mailFrom)
      return { url: smtp.url, mustBePublic: false, isOfStaff: false, sender: mailFrom };
    return by(await mailServerStore(db).find());
  };
  return Object.assign(find, { by });
}

function urlOf(row: MailServerRow, secrets: Secrets): string | undefined {
  const { host, port, security, user } = row;
  if (!host) return undefined;
  const url = new URL(`${security === "tls" ? "smtps" : "smtp"}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(secrets.open(row.password, MAIL_SERVER_PASSWORD));
  if (security === "starttls") url.searchParams.set("requireTLS", "true");
  if (security === "none") url.searchParams.set("ignoreTLS", "true");
  return url.href;
}
