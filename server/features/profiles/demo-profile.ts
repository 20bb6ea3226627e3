import type { SettingsRow } from "#server/features/settings/settings.store.ts";
import { DEMO_CODE } from "#shared/cards/card-code.ts";
import { BASE_LOCALE, type Locale } from "#shared/i18n/locale.ts";
import { FIRST_SCHEME } from "#shared/profiles/profile-parts.ts";
import { FIRST_THEME } from "#shared/profiles/theme.ts";

import type { ShownProfile } from "./present-profile.ts";

const CARD = {
  en: ["Your Name", "Your Title", "Your Company"],
  ar: ["اسمك هنا", "مسمّاك الوظيفي", "شركتك"],
} as const;

/**
 * An example of a page, of nobody: no card has its code, and it is in no table. Who calls or writes
 * from it reaches the shop.
 */
export function demoProfile(
  { phone, email, updatedAt }: SettingsRow,
  language: Locale,
): ShownProfile {
  const [nameOnCard, jobTitle, organization] = CARD[language];
  return {
    card: {
      code: DEMO_CODE,
      color: "black",
      nameOnCard,
      jobTitle,
      organization,
    },
    profile: {
      id: DEMO_CODE,
      firstName: CARD.en[0],
      lastName: "",
      jobTitle: CARD.en[1],
      organization: CARD.en[2],
      firstNameAr: CARD.ar[0],
      lastNameAr: "",
      jobTitleAr: CARD.ar[1],
      organizationAr: CARD.ar[2],
      phones: [phone],
      whatsapp: phone,
      email,
      address: "",
      links: [],
      theme: FIRST_THEME,
      scheme: FIRST_SCHEME,
      hidden: [],
      photo: "",
      photoBy: "",
      logo: "",
      companyLinks: [],
      fixed: [],
      isListed: false,
      language: BASE_LOCALE,
      updatedAt,
    },
  };
}
