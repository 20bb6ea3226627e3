import { m } from "#app/i18n/translations.ts";
import { fieldIn, WRITTEN_LOCALES, type InEachLanguage } from "#shared/i18n/in-language.ts";

import { ActiveBadge } from "./active-badge.tsx";
import { shortMoment } from "./display-date.ts";
import { columnHelper, type PanelColumns } from "./table-columns.ts";

/** Columns that several tables have in common. */

/** The last 8 characters of the id, which identify a record for people. */
export function idColumn<Row extends { _id: string }>(): PanelColumns<Row> {
  return [
    columnHelper<Row>().display({
      id: "id",
      header: m.panel_column_id(),
      meta: { skeleton: "w-16", className: "@max-[40rem]:hidden" },
      cell: ({ row }) => (
        <span className="text-ink-2 tabular-nums">{row.original._id.slice(-8)}</span>
      ),
    }),
  ];
}

/** A text and, below it, the same in the other languages. It is sorted by the text's own name. */
export function twinColumn<Row extends InEachLanguage<Field>, Field extends string>(
  field: Field,
  header: string,
): PanelColumns<Row> {
  return [
    columnHelper<Row>().display({
      id: field,
      header,
      enableSorting: true,
      meta: { skeleton: "w-28" },
      cell: ({ row }) => {
        const [text, ...twins] = WRITTEN_LOCALES.map(
          (locale) => row.original[fieldIn(locale, field)],
        );
        return (
          <span className="block max-w-80 leading-[1.35]">
            <span className="block truncate font-label">
              <bdi>{text}</bdi>
            </span>
            {twins.map((twin, index) => (
              <span key={index} className="block truncate text-note text-ink-2">
                <bdi>{twin}</bdi>
              </span>
            ))}
          </span>
        );
      },
    }),
  ];
}

/** Position in the list, whether visitors see it, and when it was made. */
export function listedColumns<
  Row extends { displayOrder: number; isActive: boolean; createdAt: string },
>(): PanelColumns<Row> {
  const column = columnHelper<Row>();
  return [
    column.display({
      id: "displayOrder",
      header: m.panel_column_display_order(),
      enableSorting: true,
      meta: { skeleton: "w-8", isFigure: true, className: "@max-[50rem]:hidden" },
      cell: ({ row }) => row.original.displayOrder,
    }),
    column.display({
      id: "isActive",
      header: m.panel_column_status(),
      meta: { skeleton: "w-16" },
      cell: ({ row }) => <ActiveBadge isActive={row.original.isActive} />,
    }),
    ...createdColumn<Row>(),
  ];
}

export function createdColumn<Row extends { createdAt: string }>(): PanelColumns<Row> {
  return [
    columnHelper<Row>().display({
      id: "createdAt",
      header: m.panel_column_created(),
      enableSorting: true,
      sortDescFirst: true,
      meta: { skeleton: "w-22", className: "@max-[48rem]:hidden" },
      cell: ({ row: { original } }) => (
        <time dateTime={original.createdAt} className="text-ink-2 tabular-nums">
          {shortMoment(original.createdAt)}
        </time>
      ),
    }),
  ];
}
