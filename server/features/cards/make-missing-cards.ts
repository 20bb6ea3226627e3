import type { Logger } from "pino";
import { z } from "zod";

import { orderStore } from "#server/features/orders/order.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler } from "#server/platform/jobs/job-kind.ts";
import { redactError } from "#server/platform/redact-error.ts";

import { cardStore } from "./card.store.ts";
import { makeCards } from "./make-cards.ts";

/** So many orders are named in the log. */
const MOST_NAMED = 50;

/**
 * Makes the cards of orders that have none. Another version of the shop that works on the same
 * database and knows no cards may have stored them, or a database from before may have been restored.
 */
export async function makeMissingCards(
  database: Database,
  log: Logger,
  { since }: { since?: Date } = {},
): Promise<void> {
  const made: string[] = [];
  for (const id of await cardStore(database.db).ordersWithout(since)) {
    try {
      if (await makeOnce(database, id)) made.push(id);
    } catch (error) {
      log.error({ order: id, err: redactError(error) }, "the card of an order cannot be made");
    }
  }
  if (made.length === 0) return;
  const orders = made.slice(0, MOST_NAMED);
  log.warn({ made: made.length, orders }, "orders had no card; theirs have been made");
}

/** Several nodes may find the same order at once. */
async function makeOnce(database: Database, id: string): Promise<boolean> {
  return database.transaction(async (trx) => {
    const orders = orderStore(trx);
    await orders.lockFor(`cards of ${id}`);
    const order = await orders.findPlaced(id);
    if (!order || (await cardStore(trx).ofOrders([id])).has(id)) return false;
    await makeCards(trx, order);
    return true;
  });
}

const DAY = 24 * 60 * 60;

/**
 * At its start each node looks only at the latest orders: those that another version has just stored.
 * Reading all of them would make the start of a shop with many orders slow.
 */
export const AT_START = () => ({ since: new Date(Date.now() - 7 * DAY * 1000) });

/** Once a day, on one of the nodes, for all orders. */
export function makeMissingCardsDaily(database: Database, log: Logger): JobHandler {
  return handleJobs(
    { name: "make-missing-cards", payload: z.object({}) },
    async () => database.forLongWork((patient) => makeMissingCards(patient, log)),
    { everySeconds: DAY },
  );
}
