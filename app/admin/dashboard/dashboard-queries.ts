import { queryOptions } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { listOrders } from "#shared/orders/list-orders-call.ts";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";
import { getAttention, getFirstSteps, getStatistics } from "#shared/statistics/statistics-calls.ts";

/** The shop's statistics, also used for the sidebar's counts. */
export const statisticsQuery = queryOptions({
  queryKey: ["statistics"],
  queryFn: async () => (await api(getStatistics)).data,
  staleTime: 15_000,
});

export const latestOrdersQuery = queryOptions({
  queryKey: ["orders", "latest"],
  queryFn: async () => {
    const query = { page: "1", limit: "8", sort: "-createdAt" } as const;
    return (await api(listOrders, { query })).data.data;
  },
  refetchOnMount: "always",
});

export const socialLinksQuery = queryOptions({
  queryKey: ["social-media"],
  queryFn: async () => (await api(socialLinkCalls.list)).data.data,
});

/** Below the orders, whose live events have it asked for anew. */
export const attentionQuery = queryOptions({
  queryKey: ["orders", "attention"],
  queryFn: async () => (await api(getAttention)).data.data,
  refetchOnMount: "always",
});

export const firstStepsQuery = queryOptions({
  queryKey: ["first-steps"],
  queryFn: async () => (await api(getFirstSteps)).data.data,
  refetchOnMount: "always",
});
