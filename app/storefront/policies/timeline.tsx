import { classNames } from "#app/ui/class-names.ts";

import { Numbers } from "./policy-text.tsx";
import type { TimeWindows } from "./policy.ts";

/** The thickness of the line: thickest for a full refund, thinner as less is refunded. */
const LINES = [
  "before:border-4 before:border-ink",
  "before:border-2 before:border-ink",
  "before:border before:border-ink",
] as const;
const BROKEN_LINE = "before:border before:border-dashed before:border-line-2";

/** Draws the line centred on the edge, so that its thickness does not affect the layout. */
const EDGE =
  "before:absolute before:inset-y-0 before:start-0 before:-translate-x-1/2 rtl:before:translate-x-1/2 lg:before:inset-x-0 lg:before:bottom-auto lg:before:translate-x-0 rtl:lg:before:translate-x-0 lg:before:-translate-y-1/2 max-lg:before:border-y-0 max-lg:before:border-e-0 lg:before:border-x-0 lg:before:border-b-0";

/** Periods of time along a line: horizontal on wide screens, vertical on phones. */
export function Timeline({ timeline: { caption, start, windows } }: { timeline: TimeWindows }) {
  return (
    <figure className="mt-12 print:break-inside-avoid lg:mt-16">
      <figcaption className="text-note text-ink-2">{caption}</figcaption>
      <ol className="mt-6 grid max-lg:ms-1.5 lg:mt-13 lg:grid-cols-[2fr_3fr_3fr_3fr]">
        {windows.map(({ label, result, end }, index) => (
          <li
            key={label}
            className={classNames(
              "relative max-lg:ps-6 max-lg:pb-8 lg:pe-6 lg:pt-6",
              EDGE,
              end === undefined ? BROKEN_LINE : (LINES[index] ?? LINES[2]),
            )}
          >
            <Mark at={index === 0 ? start : windows[index - 1]?.end} />
            <p>
              <span className="block text-item font-light tracking-item">
                <Numbers plain={result} />
              </span>{" "}
              <span className="block text-ink-2">
                <Numbers plain={label} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/**
 * The boundary between two periods; hidden from screen readers, because the list has the same
 * words.
 */
function Mark({ at = "" }: { at: string | undefined }) {
  return (
    <span aria-hidden="true" className="block text-note font-label text-ink-2">
      <span className="absolute -start-1.25 top-1 size-2.5 rotate-45 bg-copper lg:start-0 lg:-top-1.25" />
      <span className="mb-1 block lg:absolute lg:start-0 lg:-top-9 lg:mb-0">
        <Numbers plain={at} />
      </span>
    </span>
  );
}
