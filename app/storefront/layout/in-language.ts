import { getLocale } from "#app/paraglide/runtime.js";

/** What the owner wrote, in the page's language; where that is empty, in the other. */
export function inLanguage(english: string, arabic: string): string {
  return getLocale() === "ar" ? arabic || english : english || arabic;
}
