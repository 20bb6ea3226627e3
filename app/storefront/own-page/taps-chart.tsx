import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { WeekBars } from "#app/ui/week-bars.tsx";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { OwnPage } from "#shared/profiles/own-page.ts";

/** How often the card was opened, week by week. */
export function TapsChart({ taps }: Pick<OwnPage, "taps">) {
  const total = taps.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <p className="text-ink-2">
        {total === 0 ? m.own_page_taps_none() : m.own_page_taps_total({ count: total })}
      </p>
      <WeekBars
        name={m.own_page_taps()}
        weeks={taps}
        textOf={(week, count) => m.own_page_taps_week({ date: dayOf(week), count })}
        dayOf={dayOf}
        now={m.own_page_taps_now()}
      />
      <p className="mt-3 text-note text-ink-2">{m.own_page_taps_text()}</p>
    </div>
  );
}

function dayOf(date: string): string {
  const format = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, format).format(new Date(date));
}
