import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { announcedDaysSchema } from "../delivery/announced-days.ts";
import { atMost, code, emailAddress, filled, line, phoneNumber, requiredOr } from "../text.ts";
import { isIban, normalizeIban } from "./iban.ts";

/** Links for calls and WhatsApp are made from its digits. */
const PHONE = /^\+?[\d\s()-]+$/;

/** A change of the settings: only the named ones, also within the bank details. */

const bankFormSchema = z.object(
  {
    bankName: line(),
    accountHolder: line(),
    accountNumber: code(),
    iban: code()
      .refine((text) => text === "" || isIban(text), rule("iban_invalid"))
      .transform(normalizeIban),
    swiftCode: code()
      .transform((text) => text.toUpperCase())
      .refine(
        (text) => /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/.test(text),
        rule("swift_code_invalid"),
      ),
  },
  requiredOr("object"),
);

const picture = line()
  .nullable()
  .transform((path) => path ?? "")
  .meta({ description: "The stored path, which stays; or '' to take the picture away" });

const nameLength = atMost(100, "shopName", "above_length");

export const settingsChangeSchema = z
  .object({
    shopName: line({ min: filled("shopName"), max: nameLength }),
    shopNameAr: line({ max: nameLength }),
    email: emailAddress("email_expected"),
    phone: phoneNumber().refine((text) => PHONE.test(text), rule("phone_invalid")),
    city: line({ min: filled("typedCity") }),
    cityAr: line(),
    country: line({ min: filled("typedCountry") }),
    countryAr: line(),
    businessHours: line(),
    businessHoursAr: line(),
    bank: bankFormSchema.partial(),
    cliqAlias: code(),
    cliqQrImage: picture,
    socialPreviewImage: picture,
    announcedDays: announcedDaysSchema,
  })
  .partial();
export type SettingsChange = z.output<typeof settingsChangeSchema>;
