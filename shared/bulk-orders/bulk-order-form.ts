import { z } from "zod";

import { dinars, wholeNumber, yesOrNo } from "../numbers.ts";
import { emailAddress, line, multiline, phoneNumber, requiredOr } from "../text.ts";
import { BULK_ORDER_STATUSES } from "./bulk-order.ts";

const companyInfoSchema = z.object(
  {
    companyName: line({ min: [2, "Company name must be at least 2 characters"] }),
    contactPerson: line({ min: [2, "Contact person name must be at least 2 characters"] }),
    email: emailAddress("Please enter a valid email address"),
    phone: phoneNumber(),
  },
  { error: requiredOr("an object") },
);

const NO_COUNT = "Please specify the number of employees";
const employeeCount = wholeNumber({ min: [1, NO_COUNT], blank: NO_COUNT });

const orderDetailsSchema = z.object(
  { employeeCount, message: multiline().nullish() },
  { error: requiredOr("an object") },
);

/** What a company sends. */
export const bulkOrderFormSchema = z.object({
  companyInfo: companyInfoSchema,
  orderDetails: orderDetailsSchema,
});
export type BulkOrderForm = z.output<typeof bulkOrderFormSchema>;

const price = z.union(
  [dinars({ min: [0, "Price must be 0 or greater"] }), z.literal("").transform(() => null)],
  { error: requiredOr("a number") },
);

/** What staff change: only what is named, also within a group. Cleared boxes come as '' or null. */
export const bulkOrderChangeSchema = z.object({
  status: z
    .enum(BULK_ORDER_STATUSES, `Status must be one of: ${BULK_ORDER_STATUSES.join(", ")}`)
    .optional(),
  companyInfo: companyInfoSchema.partial().nullish(),
  orderDetails: orderDetailsSchema
    // A request without its count can't be: one that was cleared stays as it was.
    .extend({ employeeCount: employeeCount.nullish() })
    .nullish(),
  customPricing: z
    .object(
      {
        isCustom: yesOrNo().optional(),
        price: price.nullish(),
      },
      { error: requiredOr("an object") },
    )
    .nullish(),
  customerResponse: z
    .object({ approved: yesOrNo().optional() }, { error: requiredOr("an object") })
    .nullish(),
  estimatedDelivery: line().nullish(),
});
export type BulkOrderChange = z.output<typeof bulkOrderChangeSchema>;
