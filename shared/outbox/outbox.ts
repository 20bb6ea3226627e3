import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { LOCALES } from "../i18n/locale.ts";
import { idFields } from "../id-schema.ts";
import { emailAddress } from "../text.ts";

/** What the shop sends by itself, and what staff reply. Stored by name: a name is never used anew. */
export const NOTIFICATION_KINDS = [
  "order-confirmation",
  "order-notice",
  "better-receipt",
  "order-link",
  "receipt-accepted",
  "order-processing",
  "order-shipped",
  "order-delivered",
  "order-cancelled",
  "order-cancelled-by-shop",
  "order-resumed",
  "order-corrected",
  "cancellation-notice",
  "receipt-notice",
  "refund",
  "invoice",
  "credit-note",
  "proof",
  "proof-answer-notice",
  "profile-contact",
  "page-link",
  "card-owner",
  "newsletter-confirmation",
  "message-received",
  "message-notice",
  "bulk-order-received",
  "bulk-order-notice",
  "quote",
  "quote-reminder",
  "quote-answer-notice",
  "company-link",
  "reply",
  "invitation",
  "password-reset",
  "new-device",
  "factors-changed",
  "locked-change",
  "locked-change-by-server-before",
  "change-undone",
  "backup-failed-notice",
  "e-invoice-keys-refused-notice",
] as const;

export const CHANNELS = ["email", "sms"] as const;

/**
 * What has become of a notification. `held`: it waited for a mail server for more than three days, and
 * is not sent before staff say so. `discarded`: staff decided that it is not to be sent.
 */
export const OUTBOX_STATES = ["waiting", "held", "failed", "sent", "discarded"] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** A notification to one address, or to one phone. */
export const outboxItemSchema = z
  .object({
    ...idFields,
    kind: z.enum(NOTIFICATION_KINDS),
    channel: z.enum(CHANNELS),
    recipient: z.string(),
    state: z.enum(OUTBOX_STATES),
    /** How often it was tried to send it. */
    attempts: z.int(),
    /** Why the last try failed, in the words of whoever refused it; '' where none did. */
    problem: z.string(),
    createdAt: z.iso.datetime(),
    /** When it is tried next; null unless it waits. */
    nextTryAt: z.iso.datetime().nullable(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "OutboxItem" });
export type OutboxItem = z.infer<typeof outboxItemSchema>;

export const outboxListSchema = listEnvelope(outboxItemSchema);
export const outboxItemAnswerSchema = itemEnvelope(outboxItemSchema);

export const outboxQuerySchema = listQuerySchema(["createdAt"]).extend({
  state: oneOfWords("state", OUTBOX_STATES).optional(),
});
export type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** Whether the shop can send at all, and how many notifications there are of each state. */
export const outboxSummarySchema = itemEnvelope(
  z.object({
    /** The host of the mail server; '' where none is configured. */
    mailServer: z.string(),
    /** The address from which e-mails come. */
    sender: z.string(),
    hasSms: z.boolean(),
    byState: z.record(z.enum(OUTBOX_STATES), z.int()),
  }),
);
export type OutboxSummary = z.infer<typeof outboxSummarySchema>["data"]["data"];

/** What staff make of a notification: it is to be sent after all, or never. */
export const outboxChangeSchema = z.object({
  state: oneOfWords("state", ["waiting", "discarded"]),
});
export type OutboxChange = z.output<typeof outboxChangeSchema>;

/** All that have failed are sent again; all that are held are sent or discarded. */
export const outboxRetrySchema = outboxChangeSchema
  .extend({ from: oneOfWords("from", ["failed", "held"]).default("failed") })
  .refine(({ from, state }) => from === "held" || state === "waiting", {
    ...rule("parameter_not_one_of", { parameter: "state", options: ["waiting"] }),
    path: ["state"],
  });
export type OutboxRetry = z.input<typeof outboxRetrySchema>;
export const outboxRetriedSchema = itemEnvelope(z.object({ count: z.int() }));

export const previewQuerySchema = z.object({
  kind: oneOfWords("kind", NOTIFICATION_KINDS),
  language: oneOfWords("language", LOCALES),
});
export type PreviewQuery = z.output<typeof previewQuerySchema>;

/** An example of a notification; its page for eyes is another call's. */
export const previewSchema = itemEnvelope(
  z.object({ subject: z.string(), text: z.string(), sms: z.string() }),
);

/** A notification as it is sent at this moment; what its channel does not have is ''. */
export const outboxMessageSchema = itemEnvelope(
  z.object({
    subject: z.string(),
    text: z.string(),
    sms: z.string(),
    language: z.enum(LOCALES),
  }),
);

export const testMessageSchema = z.object({
  to: emailAddress("email_expected"),
  language: oneOfWords("language", LOCALES),
});
export type TestMessage = z.output<typeof testMessageSchema>;

/** What the mail server reported of a test message. */
export const testResultSchema = itemEnvelope(
  z.object({
    /** `late`: it reported nothing in time, and may have sent it all the same. */
    result: z.enum(["sent", "refused", "late"]),
    said: z.string(),
  }),
);
export type TestResult = z.infer<typeof testResultSchema>["data"]["data"];
