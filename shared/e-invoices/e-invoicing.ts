import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { code, isLine, LINE_LENGTH, requiredOr } from "../text.ts";

/** Whether, where and as whom invoices are sent to the tax authority (JoFotara); the secret key is told to nobody. */
export const eInvoicingSchema = z
  .object({
    isOn: z
      .boolean()
      .meta({ description: "Whether invoices are sent that are issued from then on" }),
    serviceUrl: z.string().meta({ description: "'' while there is none" }),
    clientId: z.string(),
    hasSecretKey: z.boolean(),
    keysRefusedAt: z.iso.datetime().nullable().meta({
      description: "When the authority refused the keys: nothing is sent before they are changed",
    }),
    updatedAt: z.iso.datetime().meta({
      description: "When staff last changed it; the beginning of 1970 while they never have",
    }),
  })
  .meta({ id: "EInvoicing" });
export type EInvoicing = z.infer<typeof eInvoicingSchema>;
export const eInvoicingAnswerSchema = itemEnvelope(eInvoicingSchema);

const isServiceUrl = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
};

/** What staff change of it: what is named. Another address or client needs the secret key again. */
export const eInvoicingChangeSchema = z
  .object({
    isOn: z.boolean(requiredOr("boolean")),
    serviceUrl: code().refine(
      (text) => text === "" || isServiceUrl(text),
      rule("e_invoice_url_invalid"),
    ),
    clientId: code(),
    secretKey: z
      .string(requiredOr("text"))
      .trim()
      .max(LINE_LENGTH * 4, rule("password_too_long"))
      .refine(isLine, rule("unstorable"))
      .nullable()
      .meta({ description: "Left out, the stored one stays; null takes it away" }),
  })
  .partial();
export type EInvoicingChange = z.output<typeof eInvoicingChangeSchema>;

/** What the authority makes of the keys, as far as a document shows that is always refused. */
export const KEY_RESULTS = ["accepted", "refused", "unclear"] as const;
export const eInvoicingTestSchema = z
  .object({
    result: z.enum(KEY_RESULTS),
    said: z.string().meta({ description: "What was answered or went wrong, in English" }),
  })
  .meta({ id: "EInvoicingTest" });
export type EInvoicingTest = z.infer<typeof eInvoicingTestSchema>;
export const eInvoicingTestAnswerSchema = itemEnvelope(eInvoicingTestSchema);
