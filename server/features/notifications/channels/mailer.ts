import type { SendMailOptions, Transporter } from "nodemailer";

/** How long a mail server may be silent, in milliseconds. */
const PATIENCE = 20_000;

/** Hands e-mails to a mail server. */
export interface Mailer {
  /** What the server says of an e-mail that it takes. Rejects when it takes none. */
  send(mail: SendMailOptions): Promise<string>;
}

/** @param url of the mail server, e.g. `smtps://user:password@mail.shop.example` */
export function openMailer(url: string, patience = PATIENCE): Mailer {
  let transporter: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      transporter ??= openTransporter(url, patience);
      const { response } = (await (
        await transporter
      ).sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })) as {
        response: string;
      };
      return response;
    },
  };
}

/** Loaded with the first e-mail: it would take a tenth of a second of every start. */
async function openTransporter(url: string, patience: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
}
