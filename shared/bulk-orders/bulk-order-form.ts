import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { dinars, notBelow, wholeNumber, yesOrNo } from "../numbers.ts";
import { pageLanguage } from "../replies/page-language.ts";
import { atLeast, emailAddress, line, multiline, phoneNumber, requiredOr } from "../text.ts";
import { BULK_ORDER_STATUSES } from "./bulk-order.ts";

const companyInfoSchema = z.object(
  {
    companyName: line({ min: atLeast(2, "companyName") }),
    contactPerson: line({ min: atLeast(2, "contactPerson") }),
    email: emailAddress("email_expected"),
    phone: phoneNumber(),
  },
  requiredOr("object"),
);

const noCount = apiMessage("employees_missing");
const employeeCount = wholeNumber({ min: [1, noCount], blank: noCount });

const orderDetailsSchema = z.object(
  { employeeCount, message: multiline().nullish() },
  requiredOr("object"),
);

/** The form with which a company requests a quote. */
export const bulkOrderFormSchema = z.object({
  companyInfo: companyInfoSchema,
  orderDetails: orderDetailsSchema,
  language: pageLanguage,
});
export type BulkOrderForm = z.output<typeof bulkOrderFormSchema>;

const price = z.union(
  [dinars({ min: notBelow(0, "price") }), z.literal("").transform(() => null)],
  requiredOr("number"),
);

const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);
const isDayOrTime = (text: string): boolean => text === "" || dayOrTime.safeParse(text).success;

/**
 * A change by staff: only the named fields, also within a group. Cleared inputs are sent as '' or
 * null.
 */
export const bulkOrderChangeSchema = z.object({
  status: choice("status", BULK_ORDER_STATUSES).optional(),
  companyInfo: companyInfoSchema.partial().nullish(),
  orderDetails: orderDetailsSchema
    // A request always has a count: clearing that field leaves it unchanged.
    .extend({ employeeCount: employeeCount.nullish() })
    .nullish(),
  customPricing: z
    .object(
      {
        isCustom: yesOrNo().optional(),
        price: price.nullish(),
      },
      requiredOr("object"),
    )
    .nullish(),
  customerResponse: z.object({ approved: yesOrNo().optional() }, requiredOr("object")).nullish(),
  estimatedDelivery: line()
    .refine(isDayOrTime, rule("delivery_not_a_date"))
    .meta({ description: "A date, a time in ISO 8601, or '' while there is no estimate" })
    .nullish(),
});
export type BulkOrderChange = z.output<typeof bulkOrderChangeSchema>;
