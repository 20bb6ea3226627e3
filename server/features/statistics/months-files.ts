import type { RowCells } from "#server/platform/database/lists/file-of-rows.ts";
import { jodFromFils } from "#shared/money.ts";
import type { exportMonthGroups, exportMonths } from "#shared/statistics/months-calls.ts";
import type { MonthFigures } from "#shared/statistics/months.ts";

import type { FigureKind, GroupFigure } from "./month-figures.store.ts";

export const MONTH_CELLS: RowCells<typeof exportMonths, MonthFigures> = {
  Month: ({ month }) => month,
  Orders: ({ orders }) => orders,
  Sales: ({ sales }) => ({ dinars: sales }),
  "Delivery Fees": ({ fees }) => ({ dinars: fees }),
  Discounts: ({ discounts }) => ({ dinars: discounts }),
  Refunds: ({ refunds }) => ({ dinars: refunds }),
  "Kept Of Cancelled": ({ kept }) => ({ dinars: kept }),
  Tax: ({ tax }) => ({ dinars: tax }),
  "Cards Made": ({ cards }) => cards,
  Delivered: ({ delivered }) => delivered,
  Refused: ({ refused }) => refused,
  "Delivered With Promise": ({ arrivals }) => arrivals?.orders ?? 0,
  "On Time": ({ arrivals }) => arrivals?.onTime ?? 0,
  "Days To Delivery": ({ arrivals }) => arrivals?.days ?? "",
  "Promised Days": ({ arrivals }) => arrivals?.promisedDays ?? "",
};

const GROUP_NAMES: Partial<Record<FigureKind, string>> = {
  city: "City",
  color: "Color",
  addon: "Addon",
  discount: "Discount",
  delivered: "Delivered To City",
  refused: "Refused In City",
};

/** Deliveries have no amount. */
export const groupRows = (figures: readonly GroupFigure[]) =>
  figures.map(({ month, kind, name, n, fils }) => ({
    month,
    group: GROUP_NAMES[kind] ?? kind,
    name,
    n,
    amount: kind === "delivered" || kind === "refused" ? "" : { dinars: jodFromFils(fils) },
  }));

export const GROUP_CELLS: RowCells<typeof exportMonthGroups, ReturnType<typeof groupRows>[number]> =
  {
    Month: ({ month }) => month,
    Group: ({ group }) => group,
    Name: ({ name }) => name,
    Count: ({ n }) => n,
    Amount: ({ amount }) => amount,
  };
