import { ApiError } from "#app/api/api-error.ts";

/** How often an order is sent again by itself. */
const REPETITIONS = 2;

/** From proxies: the shop may have received the request all the same. */
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 504]);

/** Whether the visitor stopped the order while it was being sent. */
export function isCancelled(error: Error): boolean {
  return error.name === "AbortError";
}

/** Whether the order may have arrived, although no answer did. */
export function isLost(error: Error): boolean {
  return error instanceof ApiError ? GATEWAY_ERRORS.has(error.status) : true;
}

/**
 * Sends the order again after one and two seconds if the answer was lost: it carries the same
 * number and key, so the shop answers with the order that it already has. Not without a network,
 * and not after ten minutes.
 */
export const RETRY_LOST = {
  retry: (failures: number, error: Error) =>
    failures < REPETITIONS &&
    navigator.onLine &&
    error.name !== "TimeoutError" &&
    !isCancelled(error) &&
    isLost(error),
  retryDelay: (failures: number) => 1000 * 2 ** failures,
};
