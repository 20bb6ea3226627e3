import { LANGUAGES, LOCALES } from "#shared/i18n/locale.ts";

/** The languages of the shop to choose from, each by its own name. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }));
