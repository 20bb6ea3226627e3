import { cardPath, DEMO_CODE } from "#shared/cards/card-code.ts";
import { LANGUAGES, type Locale } from "#shared/i18n/locale.ts";
import { textsIn } from "#shared/profiles/page-language.ts";
import type { ProfileView, RefusedContact } from "#shared/profiles/profile-view.ts";
import { phonesOf, showPage, withoutHidden } from "#shared/profiles/show-page.ts";

import type { CardWithPage } from "./profile-page.store.ts";
import type { profiles } from "./profile.table.ts";
import type { Contact } from "./vcard.ts";

export interface ShownProfile {
  card: Pick<CardWithPage["card"], "code" | "color" | "nameOnCard" | "jobTitle" | "organization">;
  profile: Omit<typeof profiles.$inferSelect, "orderId" | "createdAt" | "editedAt">;
}

/** Whether it is the example, which has no owner. */
export const isDemo = ({ card }: Pick<ShownProfile, "card">) => card.code === DEMO_CODE;

/** The page of a profile in one of its languages. */
export function presentProfile(
  { card, profile }: ShownProfile,
  language: Locale,
  { cardUrl, ...frame }: { cardUrl: string; shopName: string; refused?: RefusedContact },
): ProfileView {
  return showPage(profile, language, {
    ...frame,
    code: card.code,
    url: cardUrl + cardPath(card.code),
    refused: frame.refused,
    isExample: isDemo({ card }),
    card: {
      color: card.color,
      name: card.nameOnCard,
      jobTitle: card.jobTitle,
      organization: card.organization,
    },
  });
}

/** What a phone stores of a profile. @param photo as a JPEG file, if there is one */
export function contactOf(
  { card, profile }: ShownProfile,
  language: Locale,
  cardUrl: string,
  photo?: Uint8Array,
): Contact {
  const { email, address, links, updatedAt } = withoutHidden(profile);
  return {
    ...textsIn(profile, language),
    phones: phonesOf(profile),
    email,
    address,
    urls: [cardUrl + cardPath(card.code), ...links.map(({ url }) => url)],
    photo,
    changedAt: updatedAt,
  };
}

/** How a profile appears on a home screen. */
export function homeScreen({ card, profile }: ShownProfile, language: Locale, surface: string) {
  const { firstName, lastName } = textsIn(profile, language);
  const path = cardPath(card.code);
  const png = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    id: path,
    name: [firstName, lastName].filter((part) => part !== "").join(" "),
    short_name: firstName,
    start_url: `${path}?lang=${language}`,
    scope: path,
    lang: language,
    dir: LANGUAGES[language].direction,
    display: "standalone",
    background_color: surface,
    theme_color: surface,
    icons: [
      { src: `${path}/icon.svg`, sizes: "any", type: "image/svg+xml" },
      // Phones that take no drawing as an icon.
      png(192),
      png(512),
    ],
  };
}
