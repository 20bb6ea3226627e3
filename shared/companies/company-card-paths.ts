import type { Locale } from "../i18n/locale.ts";

/** Addresses of what answers with a file, in a module without schemas. */

export const COMPANY_FILES = {
  slips: "/cards/slips.pdf",
  contacts: "/contacts.vcf",
  contactsZip: "/contacts.zip",
} as const;

/** Whose cards: the company's that a link leads to, or that staff name by its id. */
export type WhoseCards = { token: string } | { id: string };

/** Below `/api/v1`. */
export const companyFilePath = (
  file: keyof typeof COMPANY_FILES,
  whose: WhoseCards,
  language: Locale,
): string => {
  const company = "token" in whose ? `by-token/${whose.token}` : whose.id;
  return `/companies/${company}${COMPANY_FILES[file]}?language=${language}`;
};
