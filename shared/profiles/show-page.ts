import type { Locale } from "../i18n/locale.ts";
import { groupedNumber, telNumbers } from "../phone-number.ts";
import { chatNumber, whatsAppLink } from "../whatsapp.ts";
import type { StoredValues } from "./own-values.ts";
import { languagesOf, textsIn } from "./page-language.ts";
import type { ProfileLink } from "./profile-link.ts";
import type { ProfilePart } from "./profile-parts.ts";
import type { ProfileView } from "./profile-view.ts";

type Frame = Pick<ProfileView, "code" | "url" | "shopName" | "card" | "refused" | "isExample">;
type Page = StoredValues & {
  photo: string;
  logo: string;
  companyLinks: readonly ProfileLink[];
  /** What its company has decided for all pages. */
  fixed: readonly string[];
};

/** What visitors see of a page in one of its languages: for them, and beside its owner's form. */
export function showPage(page: Page, language: Locale, frame: Frame): ProfileView {
  const { whatsapp, email, address, links, photo, logo } = withoutHidden(page);
  const { theme, scheme, isListed, hidden } = page;
  return {
    ...frame,
    languages: languagesOf(page),
    ...textsIn(page, language),
    photo,
    logo,
    phones: phonesOf(page).map((number) => ({ number, shown: groupedNumber(number) })),
    whatsapp: whatsapp && whatsAppLink(whatsapp, "").replace(/\?.*$/, ""),
    whatsappShown: groupedNumber(chatNumber(whatsapp)),
    email,
    address,
    links,
    theme,
    scheme,
    isListed,
    hasCard: !hidden.includes("card"),
    canSend: !hidden.includes("send"),
  };
}

/** The page with nothing in what its owner has hidden. */
export function withoutHidden<Of extends Page>(page: Of): Of {
  const isHidden = (part: ProfilePart) => page.hidden.includes(part);
  return {
    ...page,
    photo: isHidden("photo") ? "" : page.photo,
    // It may have been hidden before its company fixed it.
    logo: isHidden("logo") && !page.fixed.includes("logo") ? "" : page.logo,
    phones: isHidden("phones") ? [] : page.phones,
    whatsapp: isHidden("whatsapp") ? "" : page.whatsapp,
    email: isHidden("email") ? "" : page.email,
    address: isHidden("address") ? "" : page.address,
    // Those of a company are not their owner's to hide.
    links: [...page.companyLinks, ...(isHidden("links") ? [] : page.links)],
  };
}

/** To be dialled, each once. */
export function phonesOf(page: Page): string[] {
  const { phones } = withoutHidden(page);
  return [...new Set(phones.flatMap(telNumbers))];
}
