/** As many as the contract takes. */
const MOST = 1_000_000;

/** A count of cards as it was typed; undefined for what is none. */
export function countOf(typed: string): number | undefined {
  const count = typed.trim() === "" ? Number.NaN : Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= MOST ? count : undefined;
}
