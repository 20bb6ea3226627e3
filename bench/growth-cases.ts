import type { Pool } from "pg";

import { historyListStore } from "#server/features/history/history-list.store.ts";
import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { outboxStore } from "#server/features/outbox/outbox.store.ts";
import { tapStore } from "#server/features/profiles/tap.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { seededCode } from "#server/testing/seed-cards.ts";

/** The tables that grow without end. */
export const GROWING = ["history_entries", "order_numbers", "order_links", "card_taps", "jobs"];

interface GrowthCase {
  name: string;
  work(round: number): Promise<unknown>;
}

const FIRST = { limit: 10, offset: 0 };
const NOTICE = { kind: "email:order-notice", payload: { recipient: "a@example.com", about: {} } };

/** What is done with these tables all day, for one record of many each time. */
export async function growthCases({
  db,
  pool,
}: Pick<Database, "db"> & { pool: Pool }): Promise<GrowthCase[]> {
  const codes: string[] = [];
  for (let number = 1; number <= 50; number += 1) codes.push(await seededCode(pool, number * 5));
  const { rows: some } = await pool.query<{ entity_id: string }>(
    "select entity_id from history_entries order by id limit 200",
  );
  const { rows: numbers } = await pool.query<{ order_id: string; number: string }>(
    "select order_id, number from order_numbers order by order_id desc limit 200",
  );
  const turn = <Item>(items: readonly Item[], round: number) => items.at(round % items.length)!;
  const today = new Date().toISOString().slice(0, 10);
  const history = historyListStore(db);
  const jobs = jobStore(db);
  return [
    // What the machine's other work costs at the same time.
    { name: "an empty statement", work: () => db.execute("select") },
    {
      name: "history of an order",
      work: (round) =>
        history.list({ entity: "order", entityId: turn(some, round).entity_id }, FIRST),
    },
    { name: "latest of the history", work: () => history.list({}, FIRST) },
    {
      name: "order by its number",
      work: (round) => orderStore(db).idOfNumber(turn(numbers, round).number),
    },
    {
      name: "new link to an order",
      work: (round) => orderLinkStore(db).add(turn(numbers, round).order_id),
    },
    {
      name: "taps of 50 cards",
      work: () => tapStore(db).add(codes.map((code) => ({ code, day: today, count: 1 }))),
    },
    { name: "all days of a card", work: (round) => tapStore(db).ofCode(turn(codes, round)) },
    {
      name: "a notification, sent",
      async work() {
        await jobs.add([NOTICE]);
        const job = (await jobs.begin([{ kind: NOTICE.kind }]))!;
        await jobs.recordDone(job);
      },
    },
    { name: "first page of the outbox", work: () => outboxStore(db).list({}, FIRST) },
    { name: "what is due", work: () => jobs.due() },
  ];
}
