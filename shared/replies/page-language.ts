import { z } from "zod";

import { LOCALES } from "../i18n/locale.ts";

/** The language of the page on which somebody writes to the shop, for the answer; clients may know none. */
export const pageLanguage = z.enum(LOCALES).nullish();
