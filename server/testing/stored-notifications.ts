import { setTimeout as delay } from "node:timers/promises";

import type { Job } from "#server/platform/jobs/job.store.ts";

import type { TestShop } from "./start-test-shop.ts";

type StoredNotification = Pick<Job, "kind" | "status" | "attempts" | "lastError" | "doneAt"> & {
  channel: string;
  recipient: string;
};

/** All notifications of a shop, waiting or not. */
export async function storedNotifications({
  database: { pool },
}: Pick<TestShop, "database">): Promise<StoredNotification[]> {
  const { rows } = await pool.query<StoredNotification>(
    `select split_part(kind, ':', 1) as channel, split_part(kind, ':', 2) as kind,
       payload->>'recipient' as recipient, status, attempts,
       last_error as "lastError", done_at as "doneAt"
     from jobs order by 2, 1`,
  );
  return rows;
}

/** All notifications of a shop, once none of them is waiting. Those for later are sent now. */
export async function settledNotifications(
  shop: Pick<TestShop, "database">,
): Promise<StoredNotification[]> {
  let stored = await storedNotifications(shop);
  while (stored.some(({ status }) => status === "waiting")) {
    await shop.database.pool.query(
      `update jobs set run_at = now() where id in
         (select id from jobs where status = 'waiting' and attempts = 0 and run_at > now()
          for update skip locked)`,
    );
    await delay(50);
    stored = await storedNotifications(shop);
  }
  return stored;
}

export const statuses = (stored: readonly StoredNotification[]) =>
  stored.map(({ status }) => status);
