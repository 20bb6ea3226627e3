const BAR = 56;

interface WeekBarsProps {
  name: string;
  weeks: readonly { week: string; count: number }[];
  /** A week as text, for whoever does not see the bars. */
  textOf: (week: string, count: number) => string;
  dayOf: (week: string) => string;
  /** Names the last one. */
  now: string;
}

/** Counts week by week: a bar for each, which can be read as text as well. */
export function WeekBars({ name, weeks, textOf, dayOf, now }: WeekBarsProps) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <>
      <ol className="mt-4 flex items-end gap-1.5" aria-label={name}>
        {weeks.map(({ week, count }, index) => (
          <li key={week} className="min-w-0 flex-1 text-center">
            <span className="sr-only">{textOf(week, count)}</span>
            <span aria-hidden="true" className="block text-note text-ink-2 tabular-nums">
              {count > 0 ? count : "·"}
            </span>
            <svg
              viewBox={`0 0 10 ${BAR}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className={`mt-1 h-14 w-full ${index === weeks.length - 1 ? "text-copper" : "text-ink"}`}
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
        <span>{dayOf(weeks[0]!.week)}</span>
        <span>{now}</span>
      </p>
    </>
  );
}

/** A week without any is a line. */
const heightOf = (count: number, most: number) => Math.max(1.5, (count / most) * BAR);
