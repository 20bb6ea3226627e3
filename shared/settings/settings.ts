import { z } from "zod";

import { oneOf } from "../http/envelope.ts";

/** The bank details that a transfer needs, as the owner keeps them. */
export const bankDetailsSchema = z.object({
  bankName: z.string(),
  accountHolder: z.string(),
  accountNumber: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
  currency: z.literal("JOD"),
});
export type BankDetails = z.infer<typeof bankDetailsSchema>;

/** What every visitor may know of the shop's settings. */
export const publicSettingsSchema = z.object({
  shopName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  country: z.string(),
  businessHours: z.string(),
  bank: bankDetailsSchema,
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

export const publicSettingsAnswerSchema = oneOf(publicSettingsSchema);
