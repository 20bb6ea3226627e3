import type { ReactElement } from "react";

import { m } from "#app/i18n/translations.ts";

/**
 * So many rows are laid out together. The browser looks at each group in every frame of scrolling, which takes
 * half of a frame for two thousand; and the larger a group, the longer the frame in which it comes into sight.
 */
const ROWS = 20;
/** About as high as a row is, in rem; where a group was once in sight the browser knows better. */
const ROW_HEIGHT = 4.125;

/**
 * The rows of a list, in groups that are laid out only while they are in sight or near it. All of them are in
 * the page all the same: a search in it, a screen reader and the keyboard find everybody.
 */
export function RowGroups({ children }: { children: readonly ReactElement[] }) {
  const groups = Array.from({ length: Math.ceil(children.length / ROWS) }, (_, index) =>
    children.slice(index * ROWS, (index + 1) * ROWS),
  );
  return (
    // No <ol>, in which there may be no groups.
    <div role="list" aria-label={m.people_title()} className="border-t border-ink">
      {groups.map((rows) => (
        <div
          key={rows[0]!.key}
          className="-mx-1 px-1 [content-visibility:auto]"
          style={{ containIntrinsicSize: `auto ${rows.length * ROW_HEIGHT}rem` }}
        >
          {rows}
        </div>
      ))}
    </div>
  );
}
