import type { z } from "zod";

import { merge, type Merged } from "#app/ui/merge.ts";
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

/** What was edited in a section, and nothing else: other people may be editing the rest. */
export function changesOf(typed: SettingsValues, before: SettingsValues): SettingsValues {
  const { kept } = merge(before, before, typed);
  const chosen = (fields: object, within = "") =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => kept.includes(within + name)));
  const { bank = {}, files, ...others } = typed;
  const changedBank = chosen(bank, "bank.");
  return {
    ...chosen(others),
    ...(Object.keys(changedBank).length > 0 && { bank: changedBank }),
    ...(files && { files }),
  };
}

/**
 * Whether somebody else has changed nothing that was edited here: another section is nobody's concern.
 * A picked picture stands beside the stored one that it replaces.
 */
export function isUndisputed({ disputed, kept, taken }: Merged<SettingsValues>): boolean {
  return (
    Object.keys(disputed).length === 0 && !taken.some((name) => kept.includes(`files.${name}`))
  );
}
