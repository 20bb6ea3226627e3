import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { wholeNumber, notBelow } from "../numbers.ts";
import { code, emailAddress, isLine, requiredOr } from "../text.ts";

/** How the connection to a mail server is kept secret: from its beginning, from a word on, or not. */
export const MAIL_SECURITIES = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** The port that servers usually have for each. */
export const USUAL_PORTS: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

/** Through which server the shop sends its e-mails; the password is told to nobody. */
export const mailServerSchema = z
  .object({
    source: z.enum(["environment", "settings"]).meta({
      description:
        "`environment`: given where the shop was started, and changed only there; that wins",
    }),
    host: z.string().meta({ description: "'' while there is none: e-mails then wait" }),
    port: z.int(),
    security: z.enum(MAIL_SECURITIES),
    user: z.string(),
    hasPassword: z.boolean(),
    sender: z.string().meta({ description: "'' for the shop's own address" }),
    senderSource: z.enum(["environment", "settings"]),
    updatedAt: z.iso.datetime().meta({
      description: "When staff last changed it; the beginning of 1970 while they never have",
    }),
  })
  .meta({ id: "MailServer" });
export type MailServer = z.infer<typeof mailServerSchema>;
export const mailServerAnswerSchema = itemEnvelope(mailServerSchema);

const HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i;
const LAST_PORT = 65_535;

/** What staff change of it: what is named. Another server or user needs the password again. */
export const mailServerChangeSchema = z
  .object({
    host: code().refine((text) => text === "" || HOST.test(text), rule("mail_host_invalid")),
    port: wholeNumber({
      min: notBelow(1, "port"),
      max: [LAST_PORT, apiMessage("number_too_large", { max: LAST_PORT })],
      blank: apiMessage("field_required", { field: "port" }),
    }),
    security: choice("security", MAIL_SECURITIES),
    user: code(),
    password: z
      .string(requiredOr("text"))
      .max(1024, rule("password_too_long"))
      .refine(isLine, rule("unstorable"))
      .nullable()
      .meta({ description: "Left out, the stored one stays; null takes it away" }),
    sender: code().refine(
      (text) => text === "" || emailAddress().safeParse(text).success,
      rule("email_expected"),
    ),
  })
  .partial();
export type MailServerChange = z.output<typeof mailServerChangeSchema>;
