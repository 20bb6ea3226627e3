/** Response times in milliseconds, in ascending order. */
export type Times = readonly number[];

/** How often each request is measured, unless it takes too long. */
const ROUNDS = 200;
const LONGEST_MS = 40_000;

/** @param share of the times that are as short or shorter, e.g. 0.95 */
export function percentile(times: Times, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
}

/** The middle one of some figures, in any order. */
export const median = (figures: readonly number[]): number =>
  percentile(
    figures.toSorted((a, b) => a - b),
    0.5,
  );

/**
 * Measures several kinds of work, each many times, one after the other. They take turns, so that a
 * pause of the machine or the database hits all of them alike, and not most measurements of one.
 * @returns the times of each, in the order of `works`
 */
export async function timesOf(
  works: readonly ((round: number) => Promise<unknown>)[],
): Promise<Times[]> {
  const measured = works.map((work) => ({ work, times: [] as number[], total: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of measured) {
      if (one.total > LONGEST_MS) continue;
      const began = performance.now();
      await one.work(round);
      const time = performance.now() - began;
      one.times.push(time);
      one.total += time;
    }
  }
  return measured.map(({ times }) => times.sort((a, b) => a - b));
}
