const FILS_DECIMALS = 3;
/** What the tax authority reads of a dinar. */
const MOST_DECIMALS = 9;
const NANO_DINARS_IN_FILS = 10 ** (MOST_DECIMALS - FILS_DECIMALS);

/**
 * An amount as e-invoices have it, in dinars: three decimals, and more where it has parts of a fils.
 * @param fils at most `MOST_FILS`, for which numbers are exact
 */
export function ublAmount(fils: number): string {
  const digits = String(Math.round(fils * NANO_DINARS_IN_FILS)).padStart(MOST_DECIMALS + 1, "0");
  const decimals = digits.slice(-MOST_DECIMALS).replace(/0+$/, "").padEnd(FILS_DECIMALS, "0");
  return `${digits.slice(0, -MOST_DECIMALS)}.${decimals}`;
}

const MOST_FILS = 9_000_000_000;

export const isAmount = (fils: number) => fils >= 0 && fils <= MOST_FILS;

/** Whether two amounts differ by no more than this. */
export const isWithin = (one: number, other: number, fils: number) => Math.abs(one - other) <= fils;
