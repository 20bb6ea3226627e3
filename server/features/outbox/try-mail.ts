import type { SendMailOptions } from "nodemailer";

import {
  openMailer,
  withoutReason,
  type MailerTarget,
} from "#server/features/notifications/channels/mailer.ts";
import type { TestResult } from "#shared/outbox/outbox.ts";

/** How long somebody waits for what a mail server says, in milliseconds, and how much of it they read. */
const PATIENCE = 20_000;
const SAID_LENGTH = 1_000;

/** Hands an e-mail to a mail server at once, and tells what it reported. Never rejects for what it says. */
export async function tryMail(
  target: MailerTarget,
  mail: SendMailOptions,
  patience = PATIENCE,
): Promise<TestResult> {
  const late = Promise.withResolvers<TestResult>();
  const timer = setTimeout(() => late.resolve({ result: "late", said: "" }), patience);
  const sending = openMailer(target, patience)
    .send(mail)
    .then(
      (response): TestResult => ({ result: "sent", said: cut(response) }),
      (error: unknown): TestResult => ({
        result: "refused",
        said: cut(reasonOf(withoutReason(error))),
      }),
    );
  return Promise.race([sending, late.promise]).finally(() => clearTimeout(timer));
}

/** The server's own words where it reported something, else what went wrong on the way to it. */
function reasonOf(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return String(response ?? message ?? error);
}

const cut = (text: string) => text.slice(0, SAID_LENGTH);
