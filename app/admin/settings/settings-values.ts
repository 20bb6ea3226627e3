import type { z } from "zod";

import type { settingsChangeSchema } from "#shared/settings/settings-form.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

type Pictures = Partial<Record<"cliqQrImage" | "socialPreviewImage", File | null>>;

/** What a section of the settings holds: some of them, and pictures that are not stored yet. */
export type SettingsValues = z.input<typeof settingsChangeSchema> & { files?: Pictures };

/** The settings of a section, as its form begins. */
export type SectionValues = (settings: PublicSettings) => SettingsValues;

export const shopValues: SectionValues = ({ shopName, shopNameAr }) => ({ shopName, shopNameAr });

export const contactValues: SectionValues = (settings) => {
  const { email, phone, city, cityAr, country, countryAr, businessHours, businessHoursAr } =
    settings;
  return { email, phone, city, cityAr, country, countryAr, businessHours, businessHoursAr };
};

export const bankValues: SectionValues = ({ bank: { currency: _, ...bank } }) => ({ bank });

export const cliqValues: SectionValues = ({ cliqAlias, cliqQrImage }) => ({
  cliqAlias,
  cliqQrImage,
  files: { cliqQrImage: null },
});

export const holidayValues: SectionValues = ({ announcedDays }) => ({ announcedDays });

export const sharingValues: SectionValues = ({ socialPreviewImage }) => ({
  socialPreviewImage,
  files: { socialPreviewImage: null },
});
