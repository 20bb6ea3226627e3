import { arrivalDay } from "#shared/delivery/arrival.ts";
import type { Announced } from "#shared/delivery/holidays.ts";

/** How many days after its own an order is promised. */
export type PromisedDays = (placedOn: string) => number;

const DAY_MS = 24 * 60 * 60_000;
/** @returns from one day to another, `2026-01-31` */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Reckoned once for each day, because years of them take a while, until other days off are entered. */
export function promisedDays(): (announced: Announced) => PromisedDays {
  let known: { announced: string; days: Map<string, number> } | undefined;
  return (announced) => {
    const named = JSON.stringify([...announced]);
    if (known?.announced !== named) known = { announced: named, days: new Map() };
    const { days } = known;
    return (placedOn) => {
      const found = days.get(placedOn);
      if (found !== undefined) return found;
      // Noon in Amman.
      const due = arrivalDay(`${placedOn}T09:00:00Z`, announced).toISOString().slice(0, 10);
      const promised = daysBetween(placedOn, due);
      days.set(placedOn, promised);
      return promised;
    };
  };
}
