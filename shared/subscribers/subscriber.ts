import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { listQuerySchema, trueOrFalse } from "../http/page-query.ts";
import { BASE_LOCALE, LOCALES } from "../i18n/locale.ts";
import { idFields } from "../id-schema.ts";
import { emailAddress, LINE_LENGTH } from "../text.ts";

/** The message is the validation library's default one, which existing clients expect. */
const email = emailAddress("email_invalid", { max: [LINE_LENGTH, apiMessage("email_invalid")] });

/** `language` is the language of e-mails to the subscriber. */
export const subscriptionSchema = z.object({
  email,
  language: z.enum(LOCALES).default(BASE_LOCALE),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriberChangeSchema = z.object({ email });
export type SubscriberChange = z.infer<typeof subscriberChangeSchema>;

/** A newsletter subscriber; `confirmed` after following the link in the mail. */
export const subscriberSchema = z
  .object({
    ...idFields,
    email: z.string(),
    confirmed: z.boolean(),
    confirmedAt: z.iso.datetime().nullable(),
    /** The path of the shop's page on which they subscribed; '' where that is not known. */
    source: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Subscriber" });
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberQuerySchema = listQuerySchema(["createdAt", "email"]).extend({
  confirmed: trueOrFalse("confirmed").optional(),
});
export type SubscriberQuery = z.output<typeof subscriberQuerySchema>;
