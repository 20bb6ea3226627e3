import { Dinars, Numbers } from "./policy-words.tsx";
import type { KeyFigure } from "./policy.ts";

/** The facts that most readers look for, in large type. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <ul className="mt-12 grid grid-cols-2 gap-x-6 border-t border-ink lg:mt-16 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {figures.map(({ figure, label, note }) => (
        <li
          key={label}
          className="border-b border-line py-5 max-lg:last:odd:col-span-full lg:border-b-0 lg:pt-6 lg:pb-0 lg:not-first:border-s lg:not-first:ps-6"
        >
          <p>
            <span className="block text-section font-light tracking-section tabular-nums">
              <Numbers words={figure} />
            </span>{" "}
            <span className="mt-2.5 block font-label">{label}</span>
          </p>
          {note && (
            <p className="mt-0.5 text-note text-ink-2">
              <Numbers words={note} />
              <Dinars text={note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
