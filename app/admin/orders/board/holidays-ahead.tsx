import { m } from "#app/i18n/translations.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import { holidayOn, type Holiday, type HolidayName } from "#shared/delivery/holidays.ts";

import { shortDay } from "../../resource/display-date.ts";

const NAMES: Record<HolidayName, () => string> = {
  new_year: m.panel_board_holiday_new_year,
  labour_day: m.panel_board_holiday_labour_day,
  independence_day: m.panel_board_holiday_independence_day,
  christmas: m.panel_board_holiday_christmas,
  hijri_new_year: m.panel_board_holiday_hijri_new_year,
  prophets_birthday: m.panel_board_holiday_prophets_birthday,
  eid_al_fitr: m.panel_board_holiday_eid_al_fitr,
  eid_al_adha: m.panel_board_holiday_eid_al_adha,
};

/** So many days ahead they are told of. */
const AHEAD = 35;
const DAY_MS = 24 * 60 * 60_000;

interface Days extends Holiday {
  first: string;
  last: string;
}

/** The public holidays around which the due days were reckoned. */
export function HolidaysAhead() {
  const holidays = ahead();
  if (holidays.length === 0) return null;
  return (
    <p className="text-note text-ink-2 max-md:w-full md:ms-3">
      <span className="sr-only">{m.panel_board_holidays()} </span>
      {holidays.map(words).join(" · ")}
    </p>
  );
}

function words({ name, isExpected, first, last }: Days): string {
  const day =
    first === last
      ? shortDay(first)
      : m.panel_board_days({ from: shortDay(first), to: shortDay(last) });
  const said = isExpected ? m.panel_board_holiday_expected : m.panel_board_holiday;
  return said({ name: NAMES[name](), day });
}

function ahead(): Days[] {
  const days: Days[] = [];
  const begin = todayInJordan().getTime();
  for (let at = 0; at < AHEAD; at += 1) {
    const day = new Date(begin + at * DAY_MS);
    const holiday = holidayOn(day);
    if (!holiday) continue;
    const date = day.toISOString().slice(0, 10);
    const before = days.at(-1);
    if (before?.name === holiday.name) before.last = date;
    else days.push({ ...holiday, first: date, last: date });
  }
  return days;
}
