import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { fieldIn, WRITTEN_LOCALES, type InEachLanguage } from "#shared/i18n/in-language.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { ActiveBadge } from "./active-badge.tsx";
import { CutText } from "./cut-text.tsx";
import { shortMoment } from "./display-date.ts";
import { MissingTranslation } from "./missing-translation.tsx";
import { columnHelper, type ColumnLook, type PanelColumns } from "./table-columns.ts";

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

/** Per-table options of a shared column. */
interface ColumnChoices extends Partial<ColumnLook> {
  /** Whether the list can be sorted by it. */
  enableSorting?: boolean;
  /** Class that limits its width; longer texts are cut. */
  widest?: string;
}

/** A text in the panel's language, with the others below. Sortable by the base language's field, by default. */
export function translationColumn<Row extends InEachLanguage<Field>, Field extends string>(
  field: Field,
  header: string,
  { enableSorting = true, widest = "max-w-[clamp(9rem,22cqw,20rem)]", ...look }: ColumnChoices = {},
): PanelColumns<Row> {
  const column = columnHelper<Row>();
  return column.columns([
    column.accessor((row) => row[fieldIn(BASE_LOCALE, field)], {
      id: field,
      header,
      enableSorting,
      meta: { skeleton: "w-28", ...look },
      cell: ({ row }) => <Translations record={row.original} field={field} className={widest} />,
    }),
  ]);
}

/** The languages of a text, the panel's first where the record has the text in it. */
function translationLocales<Field extends string>(record: InEachLanguage<Field>, field: Field) {
  const own = WRITTEN_LOCALES.find((each) => each === getLocale() && record[fieldIn(each, field)]);
  return own ? [own, ...WRITTEN_LOCALES.filter((each) => each !== own)] : WRITTEN_LOCALES;
}

/** A text in the panel's language, or else in the base language; and in the others. */
export function translationTexts<Field extends string>(
  record: InEachLanguage<Field>,
  field: Field,
) {
  const [lead = "", ...others] = translationLocales(record, field).map(
    (locale) => record[fieldIn(locale, field)],
  );
  return { lead, others: others.filter(Boolean).join(" · ") };
}

/** A text in each language, one truncated line each. */
function Translations<Field extends string>({
  record,
  field,
  className,
}: {
  record: InEachLanguage<Field>;
  field: Field;
  className: string;
}) {
  const [lead, ...others] = translationLocales(record, field);
  return (
    <span className={classNames("block leading-[1.35]", className)}>
      <CutText className="font-label">{record[fieldIn(lead!, field)]}</CutText>
      {others.map((locale) =>
        record[fieldIn(locale, field)] ? (
          <CutText key={locale} lang={locale} className="text-note text-ink-2">
            {record[fieldIn(locale, field)]}
          </CutText>
        ) : (
          <span key={locale} className="block">
            <MissingTranslation locale={locale} />
          </span>
        ),
      )}
    </span>
  );
}

/** Position in the list, whether visitors see it, and when it was made. */
export function listedColumns<
  Row extends { displayOrder: number; isActive: boolean; createdAt: string },
>(): PanelColumns<Row> {
  const column = columnHelper<Row>();
  return [
    ...column.columns([
      column.accessor((row): number => row.displayOrder, {
        id: "displayOrder",
        header: m.panel_column_display_order(),
        meta: { skeleton: "w-8", isFigure: true, className: "@max-[50rem]:hidden" },
        cell: ({ row }) => row.original.displayOrder,
      }),
    ]),
    column.display({
      id: "isActive",
      header: m.panel_column_status(),
      meta: { skeleton: "w-16" },
      cell: ({ row }) => <ActiveBadge isActive={row.original.isActive} />,
    }),
    ...createdColumn<Row>(),
  ];
}

function createdColumn<Row extends { createdAt: string }>(): PanelColumns<Row> {
  return momentColumn<Row, "createdAt">("createdAt", m.panel_column_created());
}

/** A date and time in Amman. */
export function momentColumn<Row extends Record<Field, string>, Field extends string>(
  field: Field,
  header: string,
  { enableSorting = true, ...look }: ColumnChoices = {},
): PanelColumns<Row> {
  const column = columnHelper<Row>();
  return column.columns([
    column.accessor((row): string => row[field], {
      id: field,
      header,
      enableSorting,
      sortDescFirst: true,
      meta: { skeleton: "w-22", className: "@max-[48rem]:hidden", ...look },
      cell: ({ row: { original } }) => (
        <time dateTime={original[field]} className="text-ink-2 tabular-nums">
          {shortMoment(original[field])}
        </time>
      ),
    }),
  ]);
}
