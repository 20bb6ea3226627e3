import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { monthAfter } from "#shared/statistics/month-after.ts";
import { getMonths } from "#shared/statistics/months-calls.ts";

/** Below the orders', so that what changes an order has its month read anew. */
const monthsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["orders", "months", from, to],
    queryFn: async () => (await api(getMonths, { query: { from, to } })).data.data,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** So many months up to this one. */
export const periodQuery = (to: string, length: number) =>
  monthsQuery(monthAfter(to, 1 - length), to);

/** A month with its groups, after the month before it. */
export const monthQuery = (month: string) => monthsQuery(monthAfter(month, -1), month);
