import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { OwnPage } from "#shared/profiles/own-page.ts";

const BAR = 56;

/** How often the card was opened, week by week: a bar for each, which can be read as text as well. */
export function TapsChart({ taps }: Pick<OwnPage, "taps">) {
  const most = Math.max(1, ...taps.map(({ count }) => count));
  const total = taps.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <p className="text-ink-2">
        {total === 0 ? m.own_page_taps_none() : m.own_page_taps_total({ count: total })}
      </p>
      <ol className="mt-4 flex items-end gap-1.5" aria-label={m.own_page_taps()}>
        {taps.map(({ week, count }, index) => (
          <li key={week} className="min-w-0 flex-1 text-center">
            <span className="sr-only">{m.own_page_taps_week({ date: dayOf(week), count })}</span>
            <span aria-hidden="true" className="block text-note text-ink-2 tabular-nums">
              {count > 0 ? count : "·"}
            </span>
            <svg
              viewBox={`0 0 10 ${BAR}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className={`mt-1 h-14 w-full ${index === taps.length - 1 ? "text-copper" : "text-ink"}`}
            >
              <rect
                width="10"
                y={BAR - heightOf(count, most)}
                height={heightOf(count, most)}
                fill="currentColor"
              />
            </svg>
          </li>
        ))}
      </ol>
      <p className="mt-2 flex justify-between text-note text-ink-2" aria-hidden="true">
        <span>{dayOf(taps[0]!.week)}</span>
        <span>{m.own_page_taps_now()}</span>
      </p>
      <p className="mt-3 text-note text-ink-2">{m.own_page_taps_text()}</p>
    </div>
  );
}

/** A week without any is a line. */
const heightOf = (count: number, most: number) => Math.max(1.5, (count / most) * BAR);

function dayOf(date: string): string {
  const format = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, format).format(new Date(date));
}
