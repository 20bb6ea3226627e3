/**
 * Money. A dinar has 1000 fils. The database and all arithmetic use whole fils; JSON and people see
 * dinars. Nothing ever adds two dinar floats.
 */

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

/** "35 JOD" for whole dinars, else all three decimals: "35.500 JOD". Takes dinars. */
export function formatJod(jod: number): string {
  return `${formatAmount(jod)} JOD`;
}

/** The figure of `formatJod` without its currency. */
export function formatAmount(jod: number): string {
  const fils = filsFromJod(jod);
  return fils % FILS_PER_DINAR === 0
    ? String(fils / FILS_PER_DINAR)
    : (fils / FILS_PER_DINAR).toFixed(3);
}
