import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { idSchema } from "../id-schema.ts";
import { atMost, code, line } from "../text.ts";

/** By what the owner has invoices issued. */

/** When an order's invoice is issued by itself; `off`: only by hand. */
export const ISSUE_MOMENTS = ["off", "paid", "delivered"] as const;
export type IssueMoment = (typeof ISSUE_MOMENTS)[number];

/** Whether the seller is registered for general sales tax, and the shown prices hold it or it is added to them. */
export const TAX_MODES = ["none", "included", "added"] as const;
export type TaxMode = (typeof TAX_MODES)[number];
/** As `issue_invoice` has it. */
export const GST_PERCENT = 16;

/** `Z` exempt, `O` zero rate; all others are taxed. */
export const UNTAXED = ["Z", "O"] as const;
const productTaxSchema = z.object({
  product: idSchema,
  category: choice("taxCategory", UNTAXED),
});
export type ProductTax = z.output<typeof productTaxSchema>;

const NAME_LENGTH = 200;
const DIGITS_LENGTH = 20;
const MOST_PRODUCTS = 100;

/** As the tax authority writes it: digits alone, or nothing. */
export const taxNumber = () =>
  code({ max: atMost(DIGITS_LENGTH, "taxNumber") }).refine(
    (text) => /^\d*$/.test(text),
    rule("digits_expected"),
  );

const sellerLine = () => line({ max: atMost(NAME_LENGTH, "sellerName") });

export const invoiceSettingsChangeSchema = z
  .object({
    issueWhen: choice("issueWhen", ISSUE_MOMENTS),
    taxMode: choice("taxMode", TAX_MODES),
    sellerName: sellerLine(),
    sellerNameAr: sellerLine(),
    taxNumber: taxNumber(),
    activityNumber: taxNumber(),
    address: line({ max: atMost(NAME_LENGTH, "addressLine1") }),
    productTax: z
      .array(productTaxSchema)
      .max(MOST_PRODUCTS, rule("too_many", { items: "options", max: MOST_PRODUCTS })),
  })
  .partial();
export type InvoiceSettingsChange = z.output<typeof invoiceSettingsChangeSchema>;

export const invoiceSettingsSchema = z
  .object({
    issueWhen: z.enum(ISSUE_MOMENTS),
    taxMode: z.enum(TAX_MODES),
    sellerName: z.string().meta({ description: "'' while invoices can't be issued" }),
    sellerNameAr: z.string(),
    taxNumber: z.string(),
    activityNumber: z.string().meta({ description: "Of the income source" }),
    address: z.string(),
    productTax: z.array(z.object({ product: idSchema, category: z.enum(UNTAXED) })).meta({
      description: "Products that are exempt (Z) or have a zero rate (O); all others are taxed",
    }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "InvoiceSettings" });
export type InvoiceSettings = z.infer<typeof invoiceSettingsSchema>;
export const invoiceSettingsAnswerSchema = itemEnvelope(invoiceSettingsSchema);

const path = "/invoice-settings";
const tag = "Invoices";
const answers = { 200: { schema: invoiceSettingsAnswerSchema, description: "The settings" } };

export const getInvoiceSettings = {
  method: "get",
  path,
  permission: "money.read",
  tag,
  summary: "How the shop issues its invoices: when, by whom, and with which tax",
  answers,
} as const satisfies Call;

export const changeInvoiceSettings = {
  method: "patch",
  path,
  permission: "security.write",
  needsProof: true,
  tag,
  summary: "Change by what invoices are issued; only what is named changes",
  description:
    "What was issued or ordered before stays as it is. To have them issued by themselves a seller's name is needed; with tax a tax number.",
  headers: versionHeader,
  body: invoiceSettingsChangeSchema,
  refusals: [412],
  answers,
} as const satisfies Call;
