// All languages of the shop use the digits 1, 2, 3 with a comma as thousands separator. Browsers
// differ in what they consider a language's own format, so `en` is used for all.
const WHOLE = new Intl.NumberFormat("en");

/** Formats a number for display, in every language: '1,200'. It has at most three decimals. */
export function formatNumber(value: number): string {
  return WHOLE.format(value);
}
