import { m } from "#app/i18n/translations.ts";

import { holidaysAhead } from "./holiday-labels.ts";
import { useAnnouncedDays } from "./use-announced-days.ts";

/** So many days ahead they are told of. */
const AHEAD = 35;

/** The public holidays around which the due days were reckoned. */
export function HolidaysAhead() {
  const announced = useAnnouncedDays();
  const holidays = announced ? holidaysAhead(announced, AHEAD) : [];
  if (holidays.length === 0) return null;
  return (
    <p className="text-note text-ink-2 max-md:w-full md:ms-3">
      {m.panel_board_holidays()} {holidays.join(" · ")}
    </p>
  );
}
