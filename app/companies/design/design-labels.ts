import { m } from "#app/i18n/translations.ts";
import type { FixedPart } from "#shared/companies/company-design.ts";
import type { PrintedLine } from "#shared/companies/printed-lines.ts";
import type { ColorScheme } from "#shared/profiles/profile-parts.ts";
import type { ProfileTheme } from "#shared/profiles/theme.ts";

export const PRINTED_LABELS: Record<PrintedLine, () => string> = {
  position: m.company_design_line_position,
  organization: m.company_design_line_organization,
};

export const FIXED_LABELS: Record<FixedPart, () => string> = {
  look: m.company_design_fixed_look,
  logo: m.company_design_fixed_logo,
  organization: m.company_design_fixed_organization,
  links: m.company_design_fixed_links,
};

export const THEME_LABELS: Record<ProfileTheme, () => string> = {
  paper: m.company_design_theme_paper,
  sand: m.company_design_theme_sand,
  clay: m.company_design_theme_clay,
  sage: m.company_design_theme_sage,
  mist: m.company_design_theme_mist,
  ink: m.company_design_theme_ink,
};

export const SCHEME_LABELS: Record<ColorScheme, () => string> = {
  auto: m.company_design_scheme_auto,
  light: m.company_design_scheme_light,
  dark: m.company_design_scheme_dark,
};
