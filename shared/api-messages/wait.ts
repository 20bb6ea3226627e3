/** A waiting time in the unit that people would use. */
export interface Wait {
  count: number;
  unit: "second" | "minute";
}

/** In seconds below one minute, otherwise in minutes, rounded up. */
export function waitOf(seconds: number): Wait {
  return seconds < 60
    ? { count: seconds, unit: "second" }
    : { count: Math.ceil(seconds / 60), unit: "minute" };
}

/** '42 seconds', '15 minutes'. */
export function waitInEnglish(seconds: number): string {
  const { count, unit } = waitOf(seconds);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
