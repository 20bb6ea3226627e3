import { QueryClient } from "@tanstack/react-query";

const LONGEST_DELAY_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** Reads are tried four times in all, 1 s, 2 s, 4 s apart; writes once. */
export function orderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_DELAY_MS),
        gcTime: KEPT_MS,
        staleTime: KEPT_MS,
        refetchOnWindowFocus: false,
        // Without a network a read fails and says so, and comes by itself with the network.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
}
