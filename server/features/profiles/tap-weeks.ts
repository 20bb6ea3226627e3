import { TAP_WEEKS } from "#shared/profiles/own-page.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Asia/Amman is three hours ahead of UTC all year. */
const AMMAN_MS = 3 * 60 * 60 * 1000;

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first days of the last weeks, which begin on Sunday in Amman, the current week last. */
export function lastWeeks(now: number): string[] {
  const today = Date.parse(dateOf(now + AMMAN_MS));
  const sunday = today - new Date(today).getUTCDay() * DAY_MS;
  return Array.from({ length: TAP_WEEKS }, (_, index) =>
    dateOf(sunday - (TAP_WEEKS - 1 - index) * 7 * DAY_MS),
  );
}

/** Counts by day as counts by week, with a 0 for weeks without any. */
export function byWeek(
  days: readonly { day: string; count: number }[],
  weeks: readonly string[],
): { week: string; count: number }[] {
  return weeks.map((week, index) => {
    const end = weeks[index + 1] ?? "9999";
    const within = days.filter(({ day }) => day >= week && day < end);
    return { week, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}
