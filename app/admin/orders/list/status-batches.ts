import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { setOrderStatuses } from "#shared/orders/order-staff-calls.ts";
import {
  STATUSES_AT_ONCE,
  type OrderStatusesAnswer,
  type orderStatusesSchema,
} from "#shared/orders/order-statuses.ts";

import type { OrderSelection } from "../order-selection.ts";
import type { StoredRun } from "./stored-run.ts";

type Asked = z.input<typeof orderStatusesSchema>;
type Left = StoredRun["left"];

export const leftOf = (meant: OrderSelection): Left =>
  "ids" in meant ? { ids: [...meant.ids] } : { matching: { ...meant.matching } };

/** Changes the next of the orders that are left, or only counts them; with those that are left then. */
export async function sendBatch(
  { status, left, cancelledBefore }: Pick<StoredRun, "status" | "left" | "cancelledBefore">,
  how: { isDryRun?: boolean } = {},
): Promise<{ data: OrderStatusesAnswer; left: Left | undefined }> {
  const which = "ids" in left ? { ids: left.ids.slice(0, STATUSES_AT_ONCE) } : left;
  const { data } = await api(setOrderStatuses, {
    query: how.isDryRun ? { dryRun: "true" } : {},
    body: { status, cancelledBefore, ...which } as Asked,
  });
  if ("ids" in left) {
    const ids = left.ids.slice(STATUSES_AT_ONCE);
    return { data, left: ids.length > 0 ? { ids } : undefined };
  }
  return { data, left: data.next === null ? undefined : { ...left, after: data.next } };
}

export interface Counted {
  changed: number;
  cancelled: number;
  messages: number;
  /** When it was begun. */
  at: string;
}

/** How many orders would change, and how many messages follow. */
export async function countChanges(
  {
    status,
    meant,
    cancelledBefore,
  }: Pick<StoredRun, "status" | "cancelledBefore"> & { meant: OrderSelection },
  signal: AbortSignal,
): Promise<Counted> {
  let left: Left | undefined = leftOf(meant);
  let counted: Counted | undefined;
  while (left) {
    signal.throwIfAborted();
    const batch = await sendBatch({ status, left, cancelledBefore }, { isDryRun: true });
    const { changed, cancelled, messages, at } = batch.data;
    counted = {
      changed: (counted?.changed ?? 0) + changed,
      cancelled: (counted?.cancelled ?? 0) + cancelled,
      messages: (counted?.messages ?? 0) + messages,
      at: counted?.at ?? at,
    };
    left = batch.left;
  }
  return counted!;
}
