/** The contract's upper limit. */
const MOST = 1_000_000;

/** Parses a typed number of cards; undefined if it is not a valid one. */
export function countOf(typed: string): number | undefined {
  const count = typed.trim() === "" ? Number.NaN : Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= MOST ? count : undefined;
}
