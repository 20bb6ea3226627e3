// All languages of the shop write Arabic numerals (1, 2, 3) with a comma between the thousands;
// what a browser takes for a language's own way differs from one to the next.
const WHOLE = new Intl.NumberFormat("en");

/** A number as people read it, in every language: '1,200'. At most three decimals are shown. */
export function formatNumber(value: number): string {
  return WHOLE.format(value);
}
