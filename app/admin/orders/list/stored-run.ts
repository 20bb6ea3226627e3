import { z } from "zod";

import { idSchema } from "#shared/id-schema.ts";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";
import { orderStatusesAnswerSchema } from "#shared/orders/order-statuses.ts";

/**
 * A change of many orders that has begun, as far as it got. It is stored in this browser, each account's
 * own, so that it can go on where it stood after its tab was closed.
 */
const storedRunSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  done: z.int(),
  total: z.int(),
  changed: z.int(),
  cancelled: z.int().default(0),
  messages: z.int().default(0),
  /** Cancelled orders that were so before are taken up as well. */
  cancelledBefore: z.string().optional(),
  failed: orderStatusesAnswerSchema.shape.data.shape.failed,
  left: z.union([
    z.object({ ids: z.array(idSchema).min(1) }),
    z.object({ matching: z.record(z.string(), z.string()), after: idSchema.optional() }),
  ]),
});
export type StoredRun = z.infer<typeof storedRunSchema>;

const keyOf = (userId: string) => `panel.bulk-status.${userId}`;

function readStoredRun(userId: string): StoredRun | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null");
    return storedRunSchema.safeParse(stored).data;
  } catch {
    return undefined;
  }
}

export function storeRun(userId: string, run: StoredRun): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(run));
  } catch {
    // Without room for it the run is not stored. To begin it again changes nothing twice.
  }
}

export function removeStoredRun(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

const LOCK = "panel-bulk-status";

/** Does it when no other tab of this browser changes orders. */
export async function runAlone<Result>(run: () => Promise<Result>): Promise<Result> {
  // Without HTTPS there are no locks. What two tabs change at once is not changed twice.
  return "locks" in navigator ? navigator.locks.request(LOCK, run) : run();
}

/** A run that was left, once none is under way in another tab. */
export async function leftRun(userId: string): Promise<StoredRun | undefined> {
  if (!readStoredRun(userId)) return undefined;
  return runAlone(async () => readStoredRun(userId));
}
