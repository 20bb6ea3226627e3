/**
 * The end of a title of a test that runs in each language: `npm test` walks a way once, in the language
 * that is named here, and `npm test -- --all` in each.
 */
export function mainIn(main: "en" | "ar", locale: string): string {
  return locale === main ? " @main" : "";
}
