import {
  mailServerChangeSchema,
  type MailSecurity,
  type MailServer,
  type MailServerChange,
} from "#shared/mail-server/mail-server.ts";

/** The mail server as its form holds it. */
export interface MailValues {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  /** '' leaves the stored one. */
  password: string;
  sender: string;
}

export const mailValues = ({ host, port, security, user, sender }: MailServer): MailValues => ({
  host,
  port: String(port),
  security,
  user,
  password: "",
  sender,
});

/** What is sent of the form. */
export function changeOf(server: MailServer, typed: MailValues): MailServerChange {
  const { password, sender, ...values } = typed;
  // Who signs in as nobody needs no password.
  const secret = values.user.trim() === "" ? null : password || undefined;
  const given = server.senderSource === "environment" ? {} : { sender };
  return { ...mailServerChangeSchema.parse({ ...values, ...given }), password: secret };
}
