import type { MailSecurity, MailServer } from "#shared/mail-server/mail-server.ts";

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
