import { z } from "zod";

import { choice } from "../choice.ts";
import { listEnvelope, itemEnvelope } from "../http/envelope.ts";
import { dayRange, listQuerySchema, oneOfWords, trueOrFalse } from "../http/page-query.ts";
import { idFields } from "../id-schema.ts";
import { pageLanguage } from "../replies/page-language.ts";
import { atLeast, atMost, code, emailAddress, line, multiline } from "../text.ts";
import { MESSAGE_LENGTH } from "./message-limits.ts";
import { KNOWN_MESSAGE_STATUSES, MESSAGE_STATUSES } from "./message-status.ts";

/** A message from the contact form; `date` and `time` are for display, in Amman's time zone. */
export const messageSchema = z
  .object({
    ...idFields,
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    status: z.enum(KNOWN_MESSAGE_STATUSES),
    date: z.string().meta({ examples: ["21 Nov 2026"] }),
    time: z.string().meta({ examples: ["21:40"] }),
    /** When staff first replied from the panel; null until then. */
    repliedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof messageSchema>;

export const messageListSchema = listEnvelope(messageSchema);
export const messageAnswerSchema = itemEnvelope(messageSchema);

export const MESSAGE_SORTS = ["createdAt", "fullName", "email", "subject", "status"] as const;

export const messageQuerySchema = listQuerySchema(MESSAGE_SORTS).extend({
  status: oneOfWords("status", KNOWN_MESSAGE_STATUSES).optional(),
  /** Unanswered for longer than promised. */
  overdue: trueOrFalse("overdue").optional(),
  ...dayRange,
});
export type MessageQuery = z.output<typeof messageQuerySchema>;

/** The contact form. */
export const messageFormSchema = z.object({
  fullName: line({ min: atLeast(2, "fullName"), max: atMost(100, "fullName") }),
  email: emailAddress("email_expected", { max: atMost(255, "email") }),
  phone: code().nullish(),
  subject: line({ min: atLeast(5, "subject"), max: atMost(200, "subject") }),
  message: multiline({ min: atLeast(10, "message"), max: atMost(MESSAGE_LENGTH, "message") }),
  language: pageLanguage,
});
export type MessageForm = z.output<typeof messageFormSchema>;

export const messageStatusUpdateSchema = z.object({
  status: choice("status", MESSAGE_STATUSES),
});
