import { z } from "zod";

import { listEnvelope, itemEnvelope } from "../http/envelope.ts";
import { dayRange, listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idFields } from "../ids.ts";
import { emailAddress, line, multiline } from "../text.ts";
import { MESSAGE_LENGTH } from "./message-limits.ts";
import { KNOWN_MESSAGE_STATUSES, MESSAGE_STATUSES } from "./message-status.ts";

/** A message of the contact form; `date` and `time` are for display, as in Amman. */
export const messageSchema = z.object({
  ...idFields,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(KNOWN_MESSAGE_STATUSES),
  date: z.string().meta({ examples: ["21 Nov 2026"] }),
  time: z.string().meta({ examples: ["21:40"] }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Message = z.infer<typeof messageSchema>;

export const messageListSchema = listEnvelope(messageSchema);
export const messageAnswerSchema = itemEnvelope(messageSchema);

export const MESSAGE_SORTS = ["createdAt", "fullName", "email", "subject", "status"] as const;

export const messageQuerySchema = listQuerySchema(MESSAGE_SORTS).extend({
  status: oneOfWords("status", KNOWN_MESSAGE_STATUSES).optional(),
  ...dayRange,
});
export type MessageQuery = z.output<typeof messageQuerySchema>;

/** What a visitor writes. 'Less than' in the messages means 'at most', as the limits say. */
export const messageFormSchema = z.object({
  fullName: line({
    min: [2, "Full name must be at least 2 characters"],
    max: [100, "Full name must be less than 100 characters"],
  }),
  email: emailAddress("Please enter a valid email address", {
    max: [255, "Email must be less than 255 characters"],
  }),
  phone: line().nullish(),
  subject: line({
    min: [5, "Subject must be at least 5 characters"],
    max: [200, "Subject must be less than 200 characters"],
  }),
  message: multiline({
    min: [10, "Message must be at least 10 characters"],
    max: [MESSAGE_LENGTH, `Message must be less than ${MESSAGE_LENGTH} characters`],
  }),
});
export type MessageForm = z.output<typeof messageFormSchema>;

export const messageStatusUpdateSchema = z.object({
  status: z.enum(MESSAGE_STATUSES, {
    error: (issue) =>
      issue.input === undefined
        ? "Required"
        : `Status must be one of: ${MESSAGE_STATUSES.join(", ")}`,
  }),
});
