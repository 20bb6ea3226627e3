import { holidayOn, type Announced } from "./holidays.ts";

/**
 * The days within which the order dialog, the product page and the shop's messages promise the
 * delivery of an order in Jordan, production included. The policies and the contact page state
 * other times, each its own.
 */
export const DELIVERY_DAYS = { least: 2, most: 4 } as const;

const DAY_MS = 24 * 60 * 60_000;
/** Jordan's weekend, as `getUTCDay` counts: Friday and Saturday. */
const WEEKEND: ReadonlySet<number> = new Set([5, 6]);
/** @param day midnight UTC of it */
export const isWeekend = (day: Date): boolean => WEEKEND.has(day.getUTCDay());

const dayInAmman = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" });

/**
 * The day by which an order in Jordan arrives: the longest promised time in working days, counted
 * from the day after the order. Weekends, public holidays and the shop's own days off are none.
 * @param placedAt an instant, as a date or in ISO 8601
 * @returns midnight UTC of that day
 */
export function arrivalDay(placedAt: Date | string, announced: Announced): Date {
  const day = new Date(dayInAmman.format(new Date(placedAt)));
  for (let left = DELIVERY_DAYS.most; left > 0; left -= 1) {
    do day.setTime(day.getTime() + DAY_MS);
    while (isWeekend(day) || holidayOn(day, announced));
  }
  return day;
}

/** The present day in Jordan: midnight UTC of it. */
export const todayInJordan = (now = new Date()): Date => new Date(dayInAmman.format(now));

/** Whether such a day is over in Jordan. */
export function isOver(day: Date, now = new Date()): boolean {
  return day < todayInJordan(now);
}

/**
 * The moment in whose place every earlier order is overdue: the beginning of a day in Amman. Of two
 * orders the earlier never arrives later, so that this one moment divides them.
 */
export function overdueBefore(announced: Announced, now = new Date()): Date {
  const day = todayInJordan(now);
  // Noon in Amman, which has been three hours ahead of UTC all year since 2022.
  const placed = () => new Date(day.getTime() + 9 * 60 * 60_000);
  while (!isOver(arrivalDay(placed(), announced), now)) day.setTime(day.getTime() - DAY_MS);
  return new Date(day.getTime() + DAY_MS - 3 * 60 * 60_000);
}
