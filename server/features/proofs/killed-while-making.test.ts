// Runs with --all: nodes are killed, over and over.
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { openFileStore } from "#server/platform/files/file-store.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

const NODE = fileURLToPath(new URL("../../testing/proof-node-to-kill.ts", import.meta.url));
const KILLS = 6;
const CARDS = 4 * KILLS;

const numberOf = async ({ database }: TestShop, counted: string) => {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n ${counted}`);
  return rows[0]!.n;
};
const made = (shop: TestShop) => numberOf(shop, "from proofs where made_at is not null");

/** Makes due what a killed node had begun, which otherwise takes half a minute. */
const letTimePass = ({ database }: TestShop) =>
  database.pool.query(
    `update jobs set run_at = now() where id in
       (select id from jobs where status = 'waiting' for update skip locked)`,
  );

test("killed in the middle of many proofs, the next node goes on, and makes none twice", async () => {
  await using shop = await startTestShop();
  const { order } = await fillOrder(shop, { count: CARDS, named: CARDS });
  const make = asJson("POST", { bleedMm: 3, colors: "rgb" });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${order}/proofs`, make)).status, 200);
  const { host, port, user, password, database } = shop.database.pool.options;
  const args = [
    JSON.stringify({ host, port, user, password, database }),
    JSON.stringify(shop.config.files),
  ];
  const start = () => {
    const node = fork(NODE, args, { stdio: "ignore" });
    return { node, died: once(node, "exit") };
  };

  for (let killed = 0; killed < KILLS; killed += 1) {
    const before = await made(shop);
    const { node, died } = start();
    await until(async () => (await made(shop)) > before);
    node.kill("SIGKILL");
    await died;
    await letTimePass(shop);
  }
  assert.ok((await made(shop)) < CARDS, "there was work until the last kill");

  const { node, died } = start();
  for (let done = await made(shop); done < CARDS; done = await made(shop)) {
    await until(async () => {
      await letTimePass(shop);
      return (await made(shop)) > done;
    });
  }
  node.kill("SIGKILL");
  await died;

  assert.equal(await numberOf(shop, "from proofs"), CARDS);
  const perCard = "from (select card_id from proofs group by card_id having count(*) = 1) as one";
  assert.equal(await numberOf(shop, perCard), CARDS);
  // Both sides, each with its bleed too, and the file for a plant.
  const files = await shop.database.pool.query<{ key: string }>(
    "select unnest(array[face, back, face_print, back_print, pdf]) as key from proofs",
  );
  assert.equal(new Set(files.rows.map(({ key }) => key)).size, 5 * CARDS);
  const store = openFileStore(shop.config.files);
  for (const { key } of files.rows) {
    const stream = await store.read(key);
    assert.ok(stream, key);
    stream.destroy();
  }
  assert.equal(await numberOf(shop, "from jobs where kind = 'make-proof' and status <> 'done'"), 0);
});
