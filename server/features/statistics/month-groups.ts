import { jodFromFils } from "#shared/money.ts";
import type { MonthDeliveries, MonthGroup } from "#shared/statistics/months.ts";

import type { FigureKind, GroupFigure } from "./month-figures.store.ts";

/** How many of each are named. */
const MOST = 100;

type Named = Pick<GroupFigure, "key" | "name" | "nameAr">;

/** Each key once, as the latest month calls it, with its figures in the month and before. */
function byKey<Figures>(
  figures: readonly GroupFigure[],
  now: string,
  sum: (of: readonly GroupFigure[]) => Figures,
): (Named & { now: Figures; before: Figures })[] {
  const keys = Map.groupBy(figures, ({ key }) => key);
  return [...keys.values()].map((all) => {
    const { key, name, nameAr } = all.at(-1)!;
    const inMonth = (isNow: boolean) => sum(all.filter(({ month }) => (month === now) === isNow));
    return { key, name, nameAr, now: inMonth(true), before: inMonth(false) };
  });
}

/** The month's groups of one kind, those with most first. */
export function groupsOf(
  figures: readonly GroupFigure[],
  kind: FigureKind,
  now: string,
): MonthGroup[] {
  const own = figures.filter((figure) => figure.kind === kind);
  // Of a kind and month each key has one row.
  const groups = byKey(own, now, ([row]) => ({
    count: row?.n ?? 0,
    amount: jodFromFils(row?.fils ?? 0),
  }));
  return groups
    .toSorted((a, b) => b.now.count - a.now.count || b.before.count - a.before.count)
    .slice(0, MOST);
}

/** What was delivered and refused in each city, the most refused first. */
export function deliveriesOf(figures: readonly GroupFigure[], now: string): MonthDeliveries[] {
  const own = figures.filter(({ kind }) => kind === "delivered" || kind === "refused");
  const count = (rows: readonly GroupFigure[], of: FigureKind) =>
    rows.find(({ kind }) => kind === of)?.n ?? 0;
  const groups = byKey(own, now, (rows) => ({
    delivered: count(rows, "delivered"),
    refused: count(rows, "refused"),
  }));
  return groups
    .toSorted((a, b) => b.now.refused - a.now.refused || b.now.delivered - a.now.delivered)
    .slice(0, MOST);
}
