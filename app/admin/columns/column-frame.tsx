import type { ReactNode, Ref } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { formatNumber } from "#shared/format-number.ts";

interface ColumnFrameProps {
  /** By which tests and what is dropped know it. */
  column: string;
  name: string;
  count: number;
  /** Instead of cards, where there are none. */
  emptyText: string;
  /** List items. */
  cards: ReactNode[];
  foot?: ReactNode;
  ref?: Ref<HTMLElement>;
  isDropTarget?: boolean;
}

/** A column of a board on a wide screen: its name, how many it has, and its cards. */
export function ColumnFrame(props: ColumnFrameProps) {
  const { column, name, count, emptyText, cards, foot, ref, isDropTarget } = props;
  return (
    <section
      ref={ref}
      data-column={column}
      aria-label={name}
      className={classNames(
        "flex min-h-0 w-63 shrink-0 flex-col rounded-panel transition-colors",
        isDropTarget ? "bg-hover-wash shadow-line-2" : "bg-paper-lo/45",
      )}
    >
      <h2 className="flex min-h-10.5 shrink-0 items-center justify-between gap-2 px-3 text-note font-label">
        <span className="min-w-0 truncate" title={name}>
          {name}
        </span>
        <span className="font-normal text-ink-2 tabular-nums">{formatNumber(count)}</span>
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-1.5 pb-2">
        {cards.length === 0 ? (
          <p className="px-2 py-3 text-note text-ink-2">{emptyText}</p>
        ) : (
          <ul aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 p-0.5">
            {cards}
          </ul>
        )}
        {foot}
      </div>
    </section>
  );
}
