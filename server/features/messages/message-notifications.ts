import { z } from "zod";

import { threadId } from "#server/features/notifications/email-ids.ts";
import {
  toShop,
  type CommonData,
  type Notification,
  type ReadingContext,
} from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import type { Message } from "#shared/messages/message.ts";
import { languageOf } from "#shared/replies/language-of.ts";

import { messageStore } from "./message.store.ts";
import { presentMessage } from "./present-message.ts";

const about = z.object({ messageId: z.string() });
type AboutMessage = z.infer<typeof about>;

/** Begins the thread of the replies. */
const COMMON = {
  about,
  channels: ["email"],
  isAwaited: false,
  threadOf: ({ message, publicUrl }: CommonData & { message: Pick<Message, "_id"> }) => ({
    references: [threadId({ about: "message", aboutId: message._id }, publicUrl)],
  }),
} as const;

async function find({ messageId }: AboutMessage, { trx }: ReadingContext) {
  const row = await messageStore(trx).find(messageId);
  if (!row) throw new UnrecoverableError("The message was deleted before.");
  return row;
}

/**
 * That a message has arrived, for whoever wrote it, in the language in which they did. Says nothing of what
 * was written: anybody can have typed the address.
 */
export const messageReceived: Notification<
  "message-received",
  AboutMessage,
  { message: Pick<Message, "_id"> }
> = {
  ...COMMON,
  kind: "message-received",
  replyTo: toShop,
  async read(arrived, context) {
    const row = await find(arrived, context);
    const locale = languageOf(row.body) ?? row.language ?? BASE_LOCALE;
    return { locale, subject: { message: { _id: row.id } } };
  },
  example: ({ id }) => ({ message: { _id: id } }),
};

/** A visitor's message, for staff. */
export const messageNotice: Notification<
  "message-notice",
  AboutMessage,
  { message: Pick<Message, "_id" | "fullName" | "email" | "phone" | "subject" | "message"> }
> = {
  ...COMMON,
  kind: "message-notice",
  replyTo: ({ message }) => message.email,
  async read(arrived, context) {
    const message = presentMessage(await find(arrived, context));
    return { locale: BASE_LOCALE, subject: { message } };
  },
  example: ({ id, name, contact, subject, question }) => ({
    message: { _id: id, fullName: name, ...contact, subject, message: question },
  }),
};
