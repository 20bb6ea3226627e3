import { z } from "zod";

import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { oneOfWords } from "../http/page-query.ts";
import { LOCALES } from "../i18n/locale.ts";
import { idFields } from "../id-schema.ts";
import { filled, multiline } from "../text.ts";

/** What has become of a reply's e-mail. */
export const REPLY_STATES = ["waiting", "sent", "failed", "discarded"] as const;

/** What staff wrote to somebody who had written to the shop. */
export const replySchema = z
  .object({
    ...idFields,
    message: z.string(),
    language: z.enum(LOCALES),
    createdAt: z.iso.datetime(),
    /** Who wrote it; null where the account is gone. */
    by: z.object({ name: z.string(), email: z.string() }).nullable(),
    state: z.enum(REPLY_STATES),
    sentAt: z.iso.datetime().nullable(),
    /** Why it could not be sent so far; '' where it could. */
    problem: z.string(),
  })
  .meta({ id: "Reply" });
export type Reply = z.infer<typeof replySchema>;

export const replyListSchema = listEnvelope(replySchema);
export const replyAnswerSchema = itemEnvelope(replySchema);

/** `language` is that of the e-mail around what staff write. */
export const replyFormSchema = z.object({
  message: multiline({ min: filled("message") }),
  language: oneOfWords("language", LOCALES),
});
export type ReplyForm = z.output<typeof replyFormSchema>;

/** What replies often say, each a text to begin with. */
export const REPLY_TEMPLATES = ["blank", "received", "details", "delivery", "quote"] as const;
export type ReplyTemplate = (typeof REPLY_TEMPLATES)[number];

/** What a reply in one language begins with. */
const replyDraftSchema = z.object({
  subject: z.string(),
  templates: z.array(z.object({ name: z.enum(REPLY_TEMPLATES), text: z.string() })),
  /** Opens a chat with a text to begin with; '' where the phone can't have one. */
  whatsApp: z.string(),
});
export type ReplyDraft = z.infer<typeof replyDraftSchema>;

export const replyDraftsSchema = itemEnvelope(
  z.object({
    /** In which they wrote to the shop, as far as that can be told. */
    language: z.enum(LOCALES),
    drafts: z.record(z.enum(LOCALES), replyDraftSchema),
  }),
);
export type ReplyDrafts = z.infer<typeof replyDraftsSchema>["data"]["data"];
