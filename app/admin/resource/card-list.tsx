import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { FixedRow } from "#app/ui/movable-parts.ts";
import type { WrittenLocale } from "#shared/i18n/in-language.ts";

import { MissingTranslation } from "./missing-translation.tsx";
import { actionsFor, type RowTraits } from "./row-action.ts";
import { RowMenu } from "./row-menu.tsx";
import type { MovingRows } from "./row-position.ts";

/** A row in three lines. */
export interface RowCard {
  title: ReactNode;
  /** Below the title: number and date. */
  note: ReactNode;
  /** Beside the title: the state. */
  badge?: ReactNode;
  /** The last line, and the content at its end. */
  detail: ReactNode;
  figure?: ReactNode;
  /** Languages with missing texts. */
  missing?: readonly WrittenLocale[];
}

interface CardListProps<Row extends { _id: string }> extends RowTraits<Row> {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => RowCard;
  moving?: MovingRows<Row>;
}

/** The rows of one page on phones. A tap does the first action, if the row has any. */
export function CardList<Row extends { _id: string }>(props: CardListProps<Row>) {
  const { label, rows, card, moving, rowName, actions } = props;
  const RowPlace = moving?.parts.Row ?? FixedRow;
  return (
    <ul aria-label={label}>
      {rows.map((row) => {
        const { title, note, badge, detail, figure, missing = [] } = card(row);
        const [first] = actionsFor(actions, row);
        return (
          <RowPlace key={row._id} id={row._id}>
            {({ ref, handle }) => (
              <li
                ref={ref}
                className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] bg-paper-hi items-center gap-x-2 gap-y-2.5 border-b border-line py-3.5 ps-4 pe-1.5 active:bg-hover-wash has-data-popup-open:bg-hover-wash data-dnd-dragging:shadow-menu"
              >
                <span className="min-w-0">
                  {first && (
                    <button
                      type="button"
                      aria-label={m.panel_row_open({ row: rowName(row) })}
                      onClick={() => first.run(row)}
                      className="absolute inset-0 outline-offset-[-2px] focus-visible:shadow-none"
                    />
                  )}
                  <span className="block truncate text-base leading-[1.35] font-label">
                    {title}
                  </span>
                  <span className="block truncate text-note text-ink-2 tabular-nums">{note}</span>
                </span>
                {badge ?? <span />}
                <span className="relative flex">
                  {handle}
                  <RowMenu row={row} actions={actions} rowName={rowName} />
                </span>
                <span className="col-span-2 flex min-w-0 items-center gap-2.5 text-ink-2">
                  {detail}
                  <span className="ms-auto shrink-0 text-base text-ink tabular-nums">{figure}</span>
                </span>
                {missing.map((locale) => (
                  <span key={locale} className="col-span-2">
                    <MissingTranslation locale={locale} />
                  </span>
                ))}
              </li>
            )}
          </RowPlace>
        );
      })}
    </ul>
  );
}
