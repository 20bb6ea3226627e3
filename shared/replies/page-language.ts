import { oneOfWords } from "../http/page-query.ts";
import { LOCALES } from "../i18n/locale.ts";

/** The language of the page on which somebody writes to the shop, for the answer; clients may know none. */
export const pageLanguage = oneOfWords("language", LOCALES).nullish();
