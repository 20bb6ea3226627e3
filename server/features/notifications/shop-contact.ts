import type { SettingsRow } from "#server/features/settings/settings.store.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import type { ShopContact } from "./notification-kinds.ts";

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
