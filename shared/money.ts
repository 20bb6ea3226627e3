/**
 * Money. A dinar has 1000 fils. The database and all arithmetic use whole fils; JSON and people see
 * dinars. Dinars are never added as floating-point numbers.
 */

import { formatNumber } from "./format-number.ts";

const FILS_PER_DINAR = 1000;

/**
 * Converts dinars, as in JSON, to whole fils; a fraction of a fils is rounded half away from zero.
 */
export function filsFromJod(jod: number): number {
  // toFixed removes binary rounding errors: 1.005 * 1000 is 1004.9999999999999.
  return Math.round(Number((jod * FILS_PER_DINAR).toFixed(3)));
}

/** Converts whole fils to dinars, as in JSON. */
export function jodFromFils(fils: number): number {
  return fils / FILS_PER_DINAR;
}

// The same format as for all other numbers, see `formatNumber`.
const WITH_FILS = new Intl.NumberFormat("en", { minimumFractionDigits: 3 });

/**
 * A price without its currency: '1,235' for whole dinars, otherwise with three decimals, '35.500'.
 */
export function formatAmount(jod: number): string {
  const fils = filsFromJod(jod);
  const dinars = fils / FILS_PER_DINAR;
  return fils % FILS_PER_DINAR === 0 ? formatNumber(dinars) : WITH_FILS.format(dinars);
}
