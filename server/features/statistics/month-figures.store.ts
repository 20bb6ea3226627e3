import { and, between, eq, inArray, ne, sql, type SQL } from "drizzle-orm";

import { addons } from "#server/features/addons/addon.table.ts";
import { cities } from "#server/features/delivery/location.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { monthFigures, type FIGURE_KINDS } from "./month-figures.table.ts";

export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Both included: `2026-01`. */
export interface MonthRange {
  from: string;
  to: string;
}

interface Figure {
  /** `2026-01` */
  month: string;
  kind: FigureKind;
  n: number;
  fils: number;
}
export interface GroupFigure extends Figure {
  key: string;
  /** As it is called now; where it is gone, as orders called it. */
  name: string;
  nameAr: string;
}
/** Orders of one day that were delivered on one day. */
export interface Arrival {
  month: string;
  placedOn: string;
  deliveredOn: string;
  n: number;
}

/** Kinds whose keys are looked at one by one. */
const GROUPS = ["city", "color", "addon", "discount", "delivered", "refused"] as const;

const { month, kind, key, name, n, fils } = monthFigures;
const ofMonth = sql<string>`to_char(${month}, 'YYYY-MM')`;
const sumOfN = sql<number>`sum(${n})::int`;
const sumOfFils = sql<number>`sum(${fils})::float8`;
const within = ({ from, to }: MonthRange): SQL => between(month, `${from}-01`, `${to}-01`);

export function monthFigureStore(db: Db) {
  return {
    /** The sum of each kind in each month. */
    totals: (range: MonthRange): Promise<Figure[]> =>
      db
        .select({ month: ofMonth, kind, n: sumOfN, fils: sumOfFils })
        .from(monthFigures)
        .where(and(within(range), ne(kind, "arrival")))
        .groupBy(month, kind),

    async arrivals(range: MonthRange): Promise<Arrival[]> {
      const rows = await db
        .select({ month: ofMonth, key, n: sumOfN })
        .from(monthFigures)
        .where(and(within(range), eq(kind, "arrival")))
        .groupBy(month, key)
        .having(sql`sum(${n}) > 0`);
      return rows.map(({ key: days, ...row }) => {
        const [placedOn, deliveredOn] = days.split(" ") as [string, string];
        return { ...row, placedOn, deliveredOn };
      });
    },

    /** By month and kind, those with most first. */
    groups: (range: MonthRange): Promise<GroupFigure[]> =>
      db
        .select({
          month: ofMonth,
          kind,
          key,
          name: sql<string>`coalesce(max(${cities.name}), max(${addons.title}), max(${name}))`,
          nameAr: sql<string>`coalesce(max(${cities.nameAr}), max(${addons.titleAr}), '')`,
          n: sumOfN,
          fils: sumOfFils,
        })
        .from(monthFigures)
        .leftJoin(cities, and(eq(cities.id, key), inArray(kind, ["city", "delivered", "refused"])))
        .leftJoin(addons, and(eq(addons.id, key), eq(kind, "addon")))
        .where(and(within(range), inArray(kind, [...GROUPS])))
        .groupBy(month, kind, key)
        .having(sql`sum(${n}) > 0`)
        .orderBy(month, kind, sql`sum(${n}) desc`, key),
  };
}
