import type { SendMailOptions, Transporter } from "nodemailer";

import { publicAddressOf } from "#server/features/mail-server/public-address.ts";

/** How long a mail server may be silent, in milliseconds. */
const PATIENCE = 20_000;

/** Hands e-mails to a mail server. */
export interface Mailer {
  /** What the server says of an e-mail that it takes. Rejects when it takes none. */
  send(mail: SendMailOptions): Promise<string>;
}

/** Where a mail server is. */
export interface MailerTarget {
  /** E.g. `smtps://user:password@mail.shop.example`. */
  url: string;
  /** Whether addresses of this machine and its networks are refused. */
  mustBePublic: boolean;
  /** Whether staff have set it: then failures to connect don't say more than that. */
  isOfStaff: boolean;
}

/** The same for every failure before a mail server has answered: it must not tell which ports are open. */
class Unreached extends Error {
  override readonly name = "Unreached";
  constructor(cause: unknown) {
    super("The mail server could not be reached, or what answers there is none.", { cause });
  }
}

export function openMailer(target: MailerTarget, patience = PATIENCE): Mailer {
  const { url, mustBePublic, isOfStaff } = target;
  let transporter: Promise<Transporter> | undefined;
  const open = async () => {
    // Each time: it is connected to the very address that was found to be public.
    if (mustBePublic) {
      const { hostname } = new URL(url);
      return openTransporter(url, patience, await publicAddressOf(hostname));
    }
    return (transporter ??= openTransporter(url, patience));
  };
  return {
    async send(mail) {
      try {
        const opened = await open();
        const sent = { ...mail, disableFileAccess: true, disableUrlAccess: true };
        const { response } = (await opened.sendMail(sent)) as { response: string };
        return response;
      } catch (error) {
        throw isOfStaff ? withoutReason(error) : error;
      }
    },
  };
}

/** What may be told to who could have set any host and port. */
export const withoutReason = (error: unknown) => (isAnswer(error) ? error : new Unreached(error));

/** Whether a mail server has said something, or nodemailer of what was to be sent. */
function isAnswer(error: unknown): boolean {
  const { code, response } = error as { code?: string; response?: unknown };
  if (response !== undefined) return /^\d{3}[ -]/.test(String(response));
  return ["EENVELOPE", "EMESSAGE", "ESTREAM", "EAUTH"].includes(code ?? "");
}

/**
 * Loaded with the first e-mail: it would take a tenth of a second of every start.
 * @param address to connect to, in place of the host in `url`
 */
async function openTransporter(
  url: string,
  patience: number,
  address?: string,
): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const at = new URL(url);
  if (address) at.hostname = address.includes(":") ? `[${address}]` : address;
  return createTransport({
    url: at.href,
    // The certificate is still that of the name.
    ...(address && { tls: { servername: new URL(url).hostname } }),
    // Half of it: whoever waits is told the same of a port that is closed and one that is silent.
    connectionTimeout: patience / 2,
    greetingTimeout: patience / 2,
    socketTimeout: patience,
  });
}
