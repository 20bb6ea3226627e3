import { classNames } from "#app/ui/class-names.ts";

import { Figures } from "./policy-words.tsx";
import type { TimeWindows } from "./policy.ts";

/** The line is whole while everything comes back, and thins out with what does. */
const LINES = [
  "border-solid border-t-4 max-lg:border-s-4",
  "border-solid border-t-2 max-lg:border-s-2",
  "border-solid border-t max-lg:border-s",
] as const;
const NO_LINE = "border-dashed border-line-2 border-t max-lg:border-s";

/** Stretches of time on one line: across on wide screens, downwards on phones. */
export function Timeline({ timeline: { caption, start, windows } }: { timeline: TimeWindows }) {
  return (
    <figure className="mt-12 lg:mt-16">
      <figcaption className="text-note text-ink-2">{caption}</figcaption>
      <ol className="mt-6 grid lg:mt-12 lg:grid-cols-[2fr_3fr_3fr_3fr]">
        {windows.map(({ label, result, end }, index) => (
          <li
            key={label}
            className={classNames(
              "relative border-ink max-lg:border-t-0 max-lg:ps-6 max-lg:pb-8 lg:pt-6 lg:pe-6",
              end === undefined ? NO_LINE : (LINES[index] ?? LINES[2]),
            )}
          >
            <Mark at={index === 0 ? start : windows[index - 1]?.end} />
            <p className="max-lg:pt-7">
              <span className="block text-item font-light tracking-item">
                <Figures words={result} />
              </span>{" "}
              <span className="block text-ink-2">
                <Figures words={label} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Where one stretch ends and the next begins; the list's own words say it already. */
function Mark({ at }: { at: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="absolute start-0 top-0 flex items-center gap-3 text-note font-label text-ink-2 lg:-top-10 lg:block"
    >
      <span className="absolute -start-1.5 top-1 size-2.5 rotate-45 bg-copper lg:start-0 lg:top-8.5" />
      <span className="ms-6 lg:ms-0">
        <Figures words={at ?? ""} />
      </span>
    </span>
  );
}
