const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Asia/Amman is three hours ahead of UTC all year since October 2022. */
const AMMAN_MS = 3 * HOUR_MS;

/** When the next day begins in Amman. Both are milliseconds since 1970. */
export function nextMidnight(now: number): number {
  return (Math.floor((now + AMMAN_MS) / DAY_MS) + 1) * DAY_MS - AMMAN_MS;
}
