import { and, desc, eq, gt, lte, ne, sql, type SQL } from "drizzle-orm";

import { cities } from "#server/features/delivery/location.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { jodFromFils } from "#shared/money.ts";
import type { Sales, SalesDay } from "#shared/statistics/sales.ts";

import { orderSales } from "./sales.table.ts";

const { day, status, cityId, cityName, color, colorName, n, totalFils } = orderSales;

/** How many cities and colors are named. */
const MOST = 10;

const TODAY = sql`(now() at time zone 'Asia/Amman')::date`;
const orders = sql<number>`sum(${n})::int`;
const fils = sql<number>`sum(${totalFils})::float8`;
const isSold = ne(status, "cancelled");
const inDinars = <Row extends { fils: number }>({ fils: total, ...row }: Row) => ({
  ...row,
  revenue: jodFromFils(total),
});

export function salesStore(db: Db) {
  /** @param length of the period that ends today, in days */
  const inLast = (length: number): SQL =>
    and(gt(day, sql`${TODAY} - ${length}::int`), lte(day, TODAY))!;

  async function byDay(length: number): Promise<SalesDay[]> {
    const rows = await db
      .select({ day, orders, fils })
      .from(orderSales)
      .where(and(inLast(length), isSold))
      .groupBy(day);
    const known = new Map(rows.map((row) => [row.day, row]));
    const { rows: days } = await db.execute<{ day: string }>(
      sql`select to_char(${TODAY} - back, 'YYYY-MM-DD') as day
        from generate_series(${length - 1}::int, 0, -1) as back`,
    );
    // Days without an order are days too.
    return days.map(({ day: each }) =>
      inDinars(known.get(each) ?? { day: each, orders: 0, fils: 0 }),
    );
  }

  const byStatus = (length: number) =>
    db
      .select({ status, orders })
      .from(orderSales)
      .where(inLast(length))
      .groupBy(status)
      .having(sql`sum(${n}) > 0`)
      .orderBy(desc(orders));

  async function byCity(length: number) {
    const nameAr = sql<string>`coalesce(max(${cities.nameAr}), '')`;
    const name = sql<string>`coalesce(max(${cities.name}), max(${cityName}))`;
    const rows = await db
      .select({ city: name, cityAr: nameAr, orders, fils })
      .from(orderSales)
      .leftJoin(cities, eq(cities.id, cityId))
      .where(and(inLast(length), isSold))
      .groupBy(cityId)
      .having(sql`sum(${n}) > 0`)
      .orderBy(desc(orders))
      .limit(MOST);
    return rows.map(inDinars);
  }

  async function byColor(length: number) {
    const rows = await db
      .select({ color, colorName: sql<string>`max(${colorName})`, orders, fils })
      .from(orderSales)
      .where(and(inLast(length), isSold))
      .groupBy(color)
      .having(sql`sum(${n}) > 0`)
      .orderBy(desc(orders))
      .limit(MOST);
    return rows.map(inDinars);
  }

  return {
    /** @param length of the period that ends today, in days */
    async read(length: number): Promise<Sales> {
      const [all, statuses, places, colors] = await Promise.all([
        byDay(2 * length),
        byStatus(length),
        byCity(length),
        byColor(length),
      ]);
      return {
        days: all.slice(length),
        earlier: all.slice(0, length),
        byStatus: statuses,
        byCity: places,
        byColor: colors,
      };
    },
  };
}
export type SalesStore = ReturnType<typeof salesStore>;
