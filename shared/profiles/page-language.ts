import { fieldIn, inLanguage, WRITTEN_LOCALES, type WrittenLocale } from "../i18n/in-language.ts";
import { BASE_LOCALE, type Locale } from "../i18n/locale.ts";
import type { StoredValues } from "./own-values.ts";

/** What a person is called, in each language. */
type WrittenTexts = Pick<
  StoredValues,
  | "firstName"
  | "lastName"
  | "jobTitle"
  | "organization"
  | "firstNameAr"
  | "lastNameAr"
  | "jobTitleAr"
  | "organizationAr"
>;

/** The languages that a page has: those in which its owner's name is written. */
export function languagesOf(page: WrittenTexts): WrittenLocale[] {
  const written = WRITTEN_LOCALES.filter((locale) => page[fieldIn(locale, "firstName")] !== "");
  return written.length > 0 ? written : [BASE_LOCALE];
}

/** The visitor's language, if the page has it; else the page's own. */
export function languageFor(page: WrittenTexts, wanted: Locale): Locale {
  const languages = languagesOf(page);
  return languages.find((language) => language === wanted) ?? languages[0]!;
}

/** Without a name there is nobody to show: so is a page that was deleted and not begun again. */
export const isNameless = ({
  firstName,
  firstNameAr,
}: Pick<WrittenTexts, "firstName" | "firstNameAr">) => firstName === "" && firstNameAr === "";

/** What a person is called in a language. What is missing in it is shown in another. */
export function textsIn(page: WrittenTexts, language: Locale) {
  return {
    firstName: inLanguage(page, "firstName", language),
    // A last name of another language would stand beside a first name of this one.
    lastName: page[fieldIn(language, "lastName")],
    jobTitle: inLanguage(page, "jobTitle", language),
    organization: inLanguage(page, "organization", language),
  };
}
