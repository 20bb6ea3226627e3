import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { fileOfRows } from "#server/platform/database/lists/file-of-rows.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import { announcedIn } from "#shared/delivery/holidays.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import { monthAfter } from "#shared/statistics/month-after.ts";
import { exportMonthGroups, exportMonths } from "#shared/statistics/months-calls.ts";
import {
  MOST_MONTHS,
  USUAL_MONTHS,
  type MonthFigures,
  type Months,
  type MonthsQuery,
} from "#shared/statistics/months.ts";

import { monthFigureStore, type MonthRange } from "./month-figures.store.ts";
import { deliveriesOf, groupsOf } from "./month-groups.ts";
import { GROUP_CELLS, groupRows, MONTH_CELLS } from "./months-files.ts";
import { presentMonth } from "./present-month.ts";
import { promisedDays } from "./promised-days.ts";

/** @throws 400 where there are none or too many */
function rangeOf({ from: first, to: last }: MonthsQuery): MonthRange & { months: string[] } {
  const to = last ?? todayInJordan().toISOString().slice(0, 7);
  const from = first ?? monthAfter(to, 1 - USUAL_MONTHS);
  const earliest = monthAfter(to, 1 - MOST_MONTHS);
  if (from > to || from < earliest) {
    const options = [`${earliest} – ${to}`];
    throw fieldError("from", apiMessage("parameter_not_one_of", { parameter: "from", options }));
  }
  const months: string[] = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month);
  return { from, to, months };
}

/** What happened month by month, from what the database counts (decision 067). */
export function monthsService({ db, reads }: Database) {
  const store = monthFigureStore(reads.db);
  const daysOf = promisedDays();

  async function figures({
    months,
    ...range
  }: ReturnType<typeof rangeOf>): Promise<MonthFigures[]> {
    const [totals, arrivals, settings] = await Promise.all([
      store.totals(range),
      store.arrivals(range),
      settingsStore(db).find(),
    ]);
    const promised = daysOf(announcedIn(settings?.announcedDays ?? []));
    const [byMonth, arrived] = [
      Map.groupBy(totals, ({ month }) => month),
      Map.groupBy(arrivals, ({ month }) => month),
    ];
    return months.map((month) =>
      presentMonth(month, byMonth.get(month) ?? [], arrived.get(month) ?? [], promised),
    );
  }

  return {
    async read(query: MonthsQuery): Promise<Months> {
      const range = rangeOf(query);
      const now = range.to;
      const before = monthAfter(now, -1);
      const [months, all] = await Promise.all([
        figures(range),
        store.groups({ from: before, to: now }),
      ]);
      return {
        months,
        byCity: groupsOf(all, "city", now),
        byColor: groupsOf(all, "color", now),
        byAddon: groupsOf(all, "addon", now),
        byDiscount: groupsOf(all, "discount", now),
        deliveriesByCity: deliveriesOf(all, now),
      };
    },

    readMonthsFile: async (query: MonthsQuery, format: ExportFormat) =>
      fileOfRows(exportMonths, MONTH_CELLS, await figures(rangeOf(query)), format),

    readGroupsFile: async (query: MonthsQuery, format: ExportFormat) =>
      fileOfRows(
        exportMonthGroups,
        GROUP_CELLS,
        groupRows(await store.groups(rangeOf(query))),
        format,
      ),
  };
}
export type MonthsService = ReturnType<typeof monthsService>;
