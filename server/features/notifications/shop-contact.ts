import type { SettingsRow } from "#server/features/settings/settings.store.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

/** The shop's contact data. */
export type ShopContact = Pick<PublicSettings, "shopName" | "email" | "phone" | "businessHours">;

/** The shop as people of the language know it. */
export function contactIn(locale: Locale, shop: SettingsRow): ShopContact {
  const { email, phone } = shop;
  return {
    email,
    phone,
    shopName: inLanguage(shop, "shopName", locale),
    businessHours: inLanguage(shop, "businessHours", locale),
  };
}
