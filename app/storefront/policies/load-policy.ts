import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES, type Locale } from "#shared/i18n/locale.ts";

import type { Policy } from "./policy.ts";

/**
 * A policy in the page's language with its date: today in Jordan. Called by loaders, so that the
 * texts of all languages stay on the server.
 */
export function loadPolicy(texts: Record<Locale, Policy>, now = new Date()) {
  const locale = getLocale();
  const day = new Intl.DateTimeFormat(LANGUAGES[locale].dates, {
    dateStyle: "long",
    timeZone: "Asia/Amman",
  });
  return { policy: texts[locale], updated: day.format(now) };
}

export type LoadedPolicy = ReturnType<typeof loadPolicy>;
