import { z } from "zod";

import { announcedDaySchema } from "../delivery/announced-days.ts";
import { itemEnvelope } from "../http/envelope.ts";

/** The bank details for transfers to the shop. */
export const bankDetailsSchema = z.object({
  bankName: z.string(),
  accountHolder: z.string(),
  accountNumber: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
  currency: z.literal("JOD"),
});

const arabic = z.string().meta({ description: "In Arabic; '' when there is none" });

/** The settings that visitors may see. */
export const publicSettingsSchema = z
  .object({
    shopName: z.string(),
    shopNameAr: arabic,
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    cityAr: arabic,
    country: z.string(),
    countryAr: arabic,
    businessHours: z.string(),
    businessHoursAr: arabic,
    bank: bankDetailsSchema,
    /** The recipient of an instant transfer (CliQ); '' while there is none. */
    cliqAlias: z.string(),
    cliqQrImage: z.string().meta({ description: "Path of a picture, or ''" }),
    takesTransfers: z.boolean().meta({
      description:
        "Whether customers can pay by transfer: false while the bank details are the examples that a new shop begins with",
    }),
    /** Shown where a page of the shop is shared. */
    socialPreviewImage: z.string().meta({ description: "Path of a picture, or ''" }),
    announcedDays: z.array(announcedDaySchema).meta({
      description:
        "Days off and working days that the owner has entered: they count in place of the holidays that the shop reckons, for the day by which an order arrives",
    }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Settings" });
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** Those that every public page is given. */
export type PageSettings = Omit<PublicSettings, "announcedDays">;

export const publicSettingsAnswerSchema = itemEnvelope(publicSettingsSchema);
