import { jodFromFils } from "#shared/money.ts";
import type { MonthFigures } from "#shared/statistics/months.ts";

import type { Arrival, FigureKind, monthFigureStore } from "./month-figures.store.ts";
import { daysBetween, type PromisedDays } from "./promised-days.ts";

type Totals = Awaited<ReturnType<ReturnType<typeof monthFigureStore>["totals"]>>;

export function presentMonth(
  month: string,
  totals: Totals,
  arrivals: readonly Arrival[],
  promised: PromisedDays,
): MonthFigures {
  const of = (kind: FigureKind) => totals.find((each) => each.kind === kind);
  const count = (kind: FigureKind) => of(kind)?.n ?? 0;
  const amount = (kind: FigureKind) => jodFromFils(of(kind)?.fils ?? 0);
  return {
    month,
    orders: count("city"),
    sales: amount("city"),
    fees: amount("fee"),
    discounts: amount("discount"),
    refunds: amount("refund"),
    kept: amount("kept"),
    tax: amount("tax"),
    cards: count("card"),
    delivered: count("delivered"),
    refused: count("refused"),
    arrivals: presentArrivals(arrivals, promised),
  };
}

function presentArrivals(
  arrivals: readonly Arrival[],
  promised: PromisedDays,
): MonthFigures["arrivals"] {
  const sum = (of: (arrival: Arrival) => number) =>
    arrivals.reduce((total, arrival) => total + arrival.n * of(arrival), 0);
  const orders = sum(() => 1);
  if (orders === 0) return null;
  const taken = ({ placedOn, deliveredOn }: Arrival) => daysBetween(placedOn, deliveredOn);
  const isOnTime = (arrival: Arrival) => taken(arrival) <= promised(arrival.placedOn);
  const average = (days: number) => Math.round((days / orders) * 10) / 10;
  return {
    orders,
    onTime: sum((arrival) => (isOnTime(arrival) ? 1 : 0)),
    days: average(sum(taken)),
    promisedDays: average(sum(({ placedOn }) => promised(placedOn))),
  };
}
