import { z } from "zod";

import { emailAddress, line, phoneNumber, requiredOr } from "../text.ts";
import { isIban, normalizeIban } from "./iban.ts";

/** What staff change of the settings: only what is named, also within the bank details. */

const required = (name: string) => line({ min: [1, `${name} is required`] });

const bankFormSchema = z.object(
  {
    bankName: line(),
    accountHolder: line(),
    accountNumber: line(),
    iban: line()
      .refine((text) => text === "" || isIban(text), "Please enter a valid IBAN")
      .transform(normalizeIban),
    swiftCode: line()
      .transform((text) => text.toUpperCase())
      .refine(
        (text) => /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/.test(text),
        "A SWIFT code has 8 or 11 letters and figures",
      ),
  },
  { error: requiredOr("an object") },
);

const picture = line()
  .nullable()
  .transform((path) => path ?? "")
  .meta({ description: "The stored path, which stays; or '' to take the picture away" });

const NAME_TOO_LONG = "Shop name must be at most 100 characters";

export const settingsChangeSchema = z
  .object({
    shopName: line({ min: [1, "Shop name is required"], max: [100, NAME_TOO_LONG] }),
    shopNameAr: line({ max: [100, NAME_TOO_LONG] }),
    email: emailAddress("Please enter a valid email address"),
    phone: phoneNumber(),
    city: required("City"),
    cityAr: line(),
    country: required("Country"),
    countryAr: line(),
    businessHours: line(),
    businessHoursAr: line(),
    bank: bankFormSchema.partial(),
    cliqAlias: line(),
    cliqQrImage: picture,
    socialPreviewImage: picture,
  })
  .partial();
export type SettingsChange = z.output<typeof settingsChangeSchema>;
