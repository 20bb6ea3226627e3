import { m } from "#app/i18n/translations.ts";
import { arrivalDay, todayInJordan } from "#shared/delivery/arrival.ts";
import { holidayOn, type Announced, type Holiday } from "#shared/delivery/holidays.ts";

import { longDay, shortDay } from "../resource/display-date.ts";
import { HOLIDAY_NAMES } from "./holiday-names.ts";

const DAY_MS = 24 * 60 * 60_000;

interface Days extends Holiday {
  first: string;
  last: string;
}

/**
 * The holidays of so many days from today on, in words: 'Eid al-Fitr: 9 Mar to 11 Mar, expected'.
 * Days of the same one that follow each other are one.
 */
export const holidaysAhead = (announced: Announced, ahead: number): string[] =>
  within(announced, ahead).map(text);

/** The day by which an order that is placed now arrives: 'Wednesday, 25 November 2026'. */
export const arrivalOfNow = (announced: Announced): string =>
  longDay(arrivalDay(new Date(), announced));

function text({ name, isExpected, first, last }: Days): string {
  const day =
    first === last
      ? shortDay(first)
      : m.panel_board_days({ from: shortDay(first), to: shortDay(last) });
  const reported = isExpected ? m.panel_board_holiday_expected : m.panel_board_holiday;
  return reported({ name: HOLIDAY_NAMES[name](), day });
}

function within(announced: Announced, ahead: number): Days[] {
  const days: Days[] = [];
  const begin = todayInJordan().getTime();
  for (let at = 0; at < ahead; at += 1) {
    const day = new Date(begin + at * DAY_MS);
    const holiday = holidayOn(day, announced);
    if (!holiday) continue;
    const date = day.toISOString().slice(0, 10);
    const before = days.at(-1);
    if (before && isNext(before, holiday, day)) before.last = date;
    else days.push({ ...holiday, first: date, last: date });
  }
  return days;
}

const isNext = (before: Days, { name, isExpected }: Holiday, day: Date) =>
  before.name === name &&
  before.isExpected === isExpected &&
  day.getTime() - new Date(before.last).getTime() === DAY_MS;
