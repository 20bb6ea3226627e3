/** Response times in milliseconds, in ascending order. */
export type Times = readonly number[];

/** How often each request is measured, unless it takes too long. */
const ROUNDS = 60;
const LONGEST_MS = 15_000;

/** @param share of the times that are as short or shorter, e.g. 0.95 */
export function percentile(times: Times, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
}

/** Runs the same work repeatedly, one after the other, and measures each run. */
export async function timesOf(
  work: (round: number) => Promise<unknown>,
  rounds = ROUNDS,
): Promise<Times> {
  const times: number[] = [];
  const end = performance.now() + LONGEST_MS;
  for (let round = 0; round < rounds && performance.now() < end; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}
