import { m } from "#app/i18n/translations.ts";
import type { HolidayName } from "#shared/delivery/holidays.ts";

export const HOLIDAY_NAMES: Record<HolidayName, () => string> = {
  new_year: m.panel_board_holiday_new_year,
  labour_day: m.panel_board_holiday_labour_day,
  independence_day: m.panel_board_holiday_independence_day,
  christmas: m.panel_board_holiday_christmas,
  hijri_new_year: m.panel_board_holiday_hijri_new_year,
  prophets_birthday: m.panel_board_holiday_prophets_birthday,
  eid_al_fitr: m.panel_board_holiday_eid_al_fitr,
  eid_al_adha: m.panel_board_holiday_eid_al_adha,
  day_off: m.panel_board_holiday_day_off,
};
