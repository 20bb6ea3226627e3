import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { StoredValues } from "#shared/profiles/own-values.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";
import type { ColorScheme, ProfilePart } from "#shared/profiles/profile-parts.ts";
import type { ProfileTheme } from "#shared/profiles/theme.ts";

import type { PageField } from "./use-page-form.ts";

const FIELDS: Record<PageField, () => string> = {
  firstName: m.own_page_first_name,
  lastName: m.own_page_last_name,
  jobTitle: m.own_page_job_title,
  organization: m.own_page_organization,
  firstNameAr: m.own_page_first_name_ar,
  lastNameAr: m.own_page_last_name_ar,
  jobTitleAr: m.own_page_job_title_ar,
  organizationAr: m.own_page_organization_ar,
  phones: m.own_page_phones,
  whatsapp: m.own_page_whatsapp,
  email: m.own_page_email,
  address: m.own_page_address,
  links: m.own_page_links,
  theme: m.own_page_theme,
  scheme: m.own_page_scheme,
  hidden: m.own_page_shown,
  isListed: m.own_page_listed,
};
export const fieldLabels = (field: PageField) => FIELDS[field]();

export const THEME_LABELS: Record<ProfileTheme, () => string> = {
  paper: m.own_page_theme_paper,
  sand: m.own_page_theme_sand,
  clay: m.own_page_theme_clay,
  sage: m.own_page_theme_sage,
  mist: m.own_page_theme_mist,
  ink: m.own_page_theme_ink,
};

export const SCHEME_LABELS: Record<ColorScheme, () => string> = {
  auto: m.own_page_scheme_auto,
  light: m.own_page_scheme_light,
  dark: m.own_page_scheme_dark,
};

export const PART_LABELS: Record<ProfilePart, () => string> = {
  card: m.own_page_part_card,
  photo: m.own_page_part_photo,
  logo: m.own_page_part_logo,
  phones: m.own_page_part_phones,
  whatsapp: m.own_page_part_whatsapp,
  email: m.own_page_part_email,
  address: m.own_page_part_address,
  links: m.own_page_part_links,
  send: m.own_page_part_send,
};

/** What a field holds, as people read it. */
export function valueText(field: PageField, values: StoredValues): string {
  const texts = {
    phones: () => listed(values.phones),
    links: () => listed(values.links.map(({ url }) => shortLink(url))),
    theme: () => THEME_LABELS[values.theme](),
    scheme: () => SCHEME_LABELS[values.scheme](),
    hidden: () =>
      values.hidden.length === 0
        ? m.own_page_all_shown()
        : m.own_page_not_shown({
            parts: listed(values.hidden.map((part) => PART_LABELS[part]())),
          }),
    isListed: () => (values.isListed ? m.own_page_yes() : m.own_page_no()),
  } satisfies Partial<Record<PageField, () => string>>;
  const reported = field in texts ? texts[field as keyof typeof texts]() : String(values[field]);
  return reported || m.own_page_nothing();
}

/** Several words as one list, in the page's language. */
export function listed(texts: readonly string[]): string {
  return new Intl.ListFormat(getLocale()).format(texts);
}
