import { queryOptions } from "@tanstack/react-query";

import { answer } from "#app/api/answer.ts";
import { api } from "#app/api/browser-api.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

/** The shop's figures; also what the sidebar's counts come from. */
export const statisticsQuery = queryOptions({
  queryKey: ["statistics"],
  queryFn: async () => (await answer(api.home.statistics.$get())).data,
  staleTime: 15_000,
});

export const latestOrdersQuery = queryOptions({
  queryKey: ["orders", "latest"],
  queryFn: async () => {
    const query = { page: "1", limit: "8", sort: "-createdAt" } as const;
    return (await answer(api.orders.$get({ query }))).data.data;
  },
  refetchOnMount: "always",
});

export const mainProductQuery = queryOptions({
  queryKey: ["product"],
  queryFn: async () => {
    const call = api.products[":id"].$get({ param: { id: MAIN_PRODUCT_ID } });
    return (await answer(call)).data.data;
  },
  staleTime: 5 * 60_000,
});

export const socialLinksQuery = queryOptions({
  queryKey: ["social-media"],
  queryFn: async () => (await answer(api["social-media"].$get({ query: {} }))).data.data,
});
