import { Dinars, Numbers } from "./policy-text.tsx";
import type { KeyFigure } from "./policy.ts";

/**
 * By their number, not by how many there are in the page: of a page that has come only in part, those
 * that are there would move when the rest comes.
 */
const COLUMNS: Record<number, string> = {
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-4",
};

/** The facts that most readers look for, in large type. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <ul
      className={`mt-12 grid grid-cols-2 gap-x-6 border-t border-ink lg:mt-16 ${COLUMNS[figures.length] ?? ""}`}
    >
      {figures.map(({ figure, label, note }, index) => (
        <li
          key={label}
          className={`border-b border-line py-5 lg:border-b-0 lg:pt-6 lg:pb-0 lg:not-first:border-s lg:not-first:ps-6 ${isAlone(index, figures) ? "max-lg:col-span-full" : ""}`}
        >
          <p>
            <span className="block text-section font-light tracking-section tabular-nums">
              <Numbers plain={figure} />
            </span>{" "}
            <span className="mt-2.5 block font-label">{label}</span>
          </p>
          {note && (
            <p className="mt-0.5 text-note text-ink-2">
              <Numbers plain={note} />
              <Dinars text={note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether it would be in a row of two without another. */
function isAlone(index: number, { length }: readonly KeyFigure[]): boolean {
  return index === length - 1 && length % 2 === 1;
}
