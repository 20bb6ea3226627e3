import { z } from "zod";

import { apiMessage, type ApiMessage } from "../api-messages/api-message.ts";
import { rule, ruleSaying } from "../api-messages/rule.ts";
import { activeFilter, listQuerySchema } from "../http/page-query.ts";
import { resourceCalls } from "../http/resource-calls.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { dinars, notBelow, wholeNumber, yesOrNo } from "../numbers.ts";
import { atMost, code, filled } from "../text.ts";
import { asDiscountCode, DISCOUNT_CODE_LENGTH } from "./discount-code.ts";

/** A discount as staff see it, its form, and its calls. */

const discountSchema = z
  .object({
    ...idFields,
    code: z.string(),
    percent: z.number().meta({ description: "Off product and addons; 0 where it is an amount" }),
    amount: z.number().meta({ description: "In dinars; 0 where it is a percentage" }),
    startsOn: z.iso.date().nullable().meta({ description: "The first day, in Jordan" }),
    endsOn: z.iso.date().nullable().meta({ description: "The last day, in Jordan" }),
    mostUses: z.number().nullable().meta({ description: "By all customers together" }),
    mostPerEmail: z.number().nullable().meta({ description: "By one e-mail address" }),
    smallestTotal: z.number().meta({ description: "Of product and addons, in dinars" }),
    product: z.string().nullable().meta({ description: "The id of the only one; null for all" }),
    isActive: z.boolean(),
    usedCount: z.number().meta({ description: "By orders that are not cancelled or deleted" }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Discount" });
export type Discount = z.infer<typeof discountSchema>;

const MOST_DINARS = 999_999;
const MOST_AMOUNT: [number, ApiMessage] = [
  MOST_DINARS,
  apiMessage("price_too_large", { max: MOST_DINARS }),
];
const MOST_PERCENT = 100;

/** '' stands for none in forms. */
const orNone = <Value extends z.ZodType>(value: Value, otherwise: ApiMessage) =>
  z.union([z.literal("").transform(() => null), value], ruleSaying(otherwise)).nullable();
const dayInvalid = apiMessage("day_invalid");
const day = orNone(
  // The year 0, which ISO 8601 has, is in no calendar that PostgreSQL knows.
  z.iso
    .date(ruleSaying(dayInvalid))
    .refine((text) => !text.startsWith("0000"), ruleSaying(dayInvalid)),
  dayInvalid,
);
const limit = orNone(
  wholeNumber({ min: notBelow(1, "limit") }),
  apiMessage("expected", { kind: "wholeNumber" }),
);

const fields = z.object({
  code: code({
    min: filled("discountCode"),
    max: atMost(DISCOUNT_CODE_LENGTH, "discountCode", "exceeds_length"),
  })
    .overwrite(asDiscountCode)
    .refine((typed) => /^[\p{L}\p{N}_-]*$/u.test(typed), rule("discount_code_signs"))
    .meta({
      description: "Stored in capitals; found however it is typed",
      examples: ["WELCOME10"],
    }),
  percent: wholeNumber({
    min: notBelow(0, "percent"),
    max: [MOST_PERCENT, apiMessage("number_too_large", { max: MOST_PERCENT })],
  }).meta({ examples: [10] }),
  amount: dinars({ min: notBelow(0, "amount"), max: MOST_AMOUNT }).meta({ examples: [0] }),
  startsOn: day,
  endsOn: day,
  mostUses: limit,
  mostPerEmail: limit,
  smallestTotal: dinars({ min: notBelow(0, "price"), max: MOST_AMOUNT }),
  product: orNone(idSchema, apiMessage("not_id")),
  isActive: yesOrNo(),
});

/** What staff fill in of a new one, and what one is as a whole after each change. */
export const discountFormSchema = fields
  .extend({
    percent: fields.shape.percent.default(0),
    amount: fields.shape.amount.default(0),
    startsOn: day.default(null),
    endsOn: day.default(null),
    mostUses: limit.default(null),
    mostPerEmail: limit.default(null),
    smallestTotal: fields.shape.smallestTotal.default(0),
    product: fields.shape.product.default(null),
    isActive: yesOrNo().default(true),
  })
  .refine(({ percent, amount }) => percent > 0 !== amount > 0, {
    ...rule("discount_of_one_kind"),
    path: ["percent"],
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    ...rule("discount_days_reversed"),
    path: ["endsOn"],
  });
export type DiscountForm = z.input<typeof discountFormSchema>;

export const discountCalls = resourceCalls({
  path: "/discounts",
  area: "catalogue",
  tag: "Catalogue",
  named: { one: "The discount", many: "The discounts" },
  item: discountSchema,
  query: listQuerySchema(["createdAt", "code", "endsOn", "usedCount"]).extend({
    isActive: activeFilter,
  }),
  form: discountFormSchema,
  change: fields.partial(),
  summaries: {
    list: "Discounts with their codes, and how often they were used",
    create: "Add a discount",
    change: "Change a discount; orders keep what they have",
    remove: "Delete a discount; orders keep what they have",
  },
});
