import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

import { FilterTabs } from "../resource/filter-tabs.tsx";

interface PhoneColumnProps<Shown> {
  /** Of the tabs. */
  label: string;
  columns: readonly Shown[];
  nameOf: (column: Shown) => string;
  emptyText: string;
  /** List items. */
  cardsOf: (column: Shown) => ReactNode[];
  footOf?: (column: Shown) => ReactNode;
}

/** A board on phones: one column at a time, with the others as tabs. */
export function PhoneColumn<Shown extends { column: string; count: number }>(
  props: PhoneColumnProps<Shown>,
) {
  const { label, columns, nameOf, emptyText, cardsOf, footOf } = props;
  const [address] = useSearchParams();
  // Where nothing is asked for, the first with something to do.
  const shown =
    columns.find(({ column }) => column === address.get("column")) ??
    columns.find(({ count }) => count > 0) ??
    columns[0]!;
  const cards = cardsOf(shown);
  return (
    <>
      <div className="shrink-0 overflow-x-auto border-b border-line px-4 py-3 [scrollbar-width:none]">
        <FilterTabs
          label={label}
          tabs={columns.map((each) => ({
            label: nameOf(each),
            to: `?column=${each.column}`,
            isCurrent: each === shown,
            count: each.count,
          }))}
        />
      </div>
      <section data-column={shown.column} aria-label={nameOf(shown)} className="p-4">
        {cards.length === 0 && <p className="py-8 text-center text-ink-2">{emptyText}</p>}
        <ul aria-label={nameOf(shown)} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {cards}
        </ul>
        {footOf?.(shown)}
      </section>
    </>
  );
}
