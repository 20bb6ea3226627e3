import type { ReactNode } from "react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";
import type { MonthGroup, Months } from "#shared/statistics/months.ts";

import { useGroupNames } from "../dashboard/group-names.ts";
import { CardChip } from "../orders/card-chip.tsx";
import { CutText } from "../resource/cut-text.tsx";

/** What a month's figures are made of, beside the month before. */
export function MonthGroups({ figures }: { figures: Months }) {
  const { colorOf, cityOf } = useGroupNames();
  const locale = getLocale();
  const cityName = ({ name, nameAr }: { name: string; nameAr: string }) => (
    <CutText>{cityOf({ city: name, cityAr: nameAr })}</CutText>
  );
  const withAmount = (rows: readonly MonthGroup[], name: (group: MonthGroup) => ReactNode) =>
    rows.map((group) => ({
      key: group.key,
      name: name(group),
      cells: [
        formatNumber(group.now.count),
        formatNumber(group.before.count),
        formatPrice(group.now.amount),
      ],
    }));
  const columns = (counted: string, amount: string) => [counted, m.panel_figures_before(), amount];
  return (
    <div className="mt-8 grid gap-x-8 gap-y-8 @[56rem]:grid-cols-2">
      <GroupTable
        title={m.panel_column_city()}
        columns={columns(m.panel_figures_orders(), m.panel_figures_sales())}
        rows={withAmount(figures.byCity, cityName)}
      />
      <GroupTable
        title={m.panel_figures_refused_by_city()}
        columns={[m.panel_figures_refused(), m.panel_figures_before(), m.panel_figures_delivered()]}
        rows={figures.deliveriesByCity.map((city) => ({
          key: city.key,
          name: cityName(city),
          cells: [city.now.refused, city.before.refused, city.now.delivered].map(formatNumber),
        }))}
      />
      <GroupTable
        title={m.panel_detail_color()}
        columns={columns(m.panel_figures_ordered_cards(), m.panel_figures_price())}
        rows={withAmount(figures.byColor, ({ key, name }) => (
          <span className="flex min-w-0 items-center gap-2.5">
            <CardChip color={key} />
            <CutText>{colorOf({ color: key, colorName: name })}</CutText>
          </span>
        ))}
      />
      <GroupTable
        title={m.panel_figures_addon()}
        columns={columns(m.panel_figures_ordered_cards(), m.panel_figures_price())}
        rows={withAmount(figures.byAddon, (addon) => (
          <CutText>{inLanguage(addon, "name", locale)}</CutText>
        ))}
      />
      <GroupTable
        title={m.panel_figures_discount()}
        columns={columns(m.panel_figures_orders(), m.panel_figures_taken_off())}
        rows={withAmount(figures.byDiscount, ({ name }) => (
          <CutText dir="ltr">{name}</CutText>
        ))}
      />
    </div>
  );
}

interface GroupTableProps {
  title: string;
  /** Those of the figures. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[];
}

function GroupTable({ title, columns, rows }: GroupTableProps) {
  if (rows.length === 0) {
    return (
      <section className="min-w-0">
        <h3 className="border-b border-line-2 pb-2 text-note text-ink-2">{title}</h3>
        <p className="py-3 text-ink-2">{m.panel_figures_none_in_month()}</p>
      </section>
    );
  }
  return (
    <table className="h-fit w-full table-fixed tabular-nums">
      <thead className="text-note text-ink-2">
        <tr className="border-b border-line-2">
          <th scope="col" className="w-[34%] pb-2 text-start align-bottom font-normal">
            {title}
          </th>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={classNames(
                "ps-2 pb-2 text-end align-bottom font-normal",
                index === columns.length - 1 && "w-[30%]",
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row" className="py-2 text-start font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} className="ps-2 text-end whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
