/**
 * Money. A dinar has 1000 fils. The database and all arithmetic use whole fils; JSON and people see
 * dinars. Nothing ever adds two dinar floats.
 */

import { formatNumber } from "./format-number.ts";

const FILS_PER_DINAR = 1000;

/** Dinars (as JSON has them) to whole fils; a fraction of a fils is rounded half away from zero. */
export function filsFromJod(jod: number): number {
  // The detour through toFixed hides binary dust: 1.005 * 1000 is 1004.9999999999999.
  return Math.round(Number((jod * FILS_PER_DINAR).toFixed(3)));
}

/** Whole fils to dinars, the number that JSON carries. */
export function jodFromFils(fils: number): number {
  return fils / FILS_PER_DINAR;
}

// The same form as of all other numbers, see `formatNumber`.
const WITH_FILS = new Intl.NumberFormat("en", { minimumFractionDigits: 3 });

/** The figure of a price: '1,235' for whole dinars, else all three decimals, '35.500'. Takes dinars. */
export function formatAmount(jod: number): string {
  const fils = filsFromJod(jod);
  const dinars = fils / FILS_PER_DINAR;
  return fils % FILS_PER_DINAR === 0 ? formatNumber(dinars) : WITH_FILS.format(dinars);
}
