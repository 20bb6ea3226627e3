import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { pino } from "pino";

import { connectDatabase } from "#server/platform/database/connect.ts";
import { superviseDatabase } from "#server/platform/database/embedded/supervised-database.ts";
import { answered } from "#server/testing/answers.ts";
import { comeAgain } from "#server/testing/come-again.ts";
import {
  multipart,
  ORDER_ABROAD,
  type OrderFields,
  photoWithPlace,
} from "#server/testing/order-form.ts";
import { startShopBehindProxy } from "#server/testing/shop-behind-proxy.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { TRIES_ALL } from "#server/testing/thoroughness.ts";
import { orderAnswerSchema, reservationAnswerSchema, type Order } from "#shared/orders/order.ts";

/** Orders whose response was lost, and that are sent again. */

const KILLS = TRIES_ALL ? 6 : 2;

function orderOf(name: string): OrderFields {
  return {
    ...ORDER_ABROAD,
    "cardDesign[nameOnCard]": name,
  };
}

async function reserve(shop: TestShop, signal?: AbortSignal): Promise<string> {
  const ask = () => shop.ask("/api/v1/orders/reservations", { method: "POST" });
  return (await answered(comeAgain(ask, signal), reservationAnswerSchema, 201))._id;
}

/** The three ways in which a repeated order is recognised. */
const WAYS = ["reserved", "key", "content"] as const;

/** A function that sends an order, the same each time. */
async function sender(
  shop: TestShop,
  way: (typeof WAYS)[number],
  name: string,
  signal?: AbortSignal,
) {
  const fields = orderOf(name);
  if (way === "reserved") fields["_id"] = await reserve(shop, signal);
  const headers: Record<string, string> = way === "key" ? { "Idempotency-Key": name } : {};
  const bytes = await photoWithPlace();
  return () =>
    shop.ask("/api/v1/orders", {
      method: "POST",
      headers,
      body: multipart({ ...fields, paymentMethod: "online" }, [
        { field: "despositeTransactionImg", name: "receipt.jpg", bytes },
      ]),
    });
}

async function ordersOf(shop: TestShop): Promise<Order[]> {
  const answer = await shop.askAsOwner("/api/v1/orders?page=1&limit=1000");
  return ((await answer.json()) as { data: { data: Order[] } }).data.data;
}

describe("an order that was stored, but whose response was lost", () => {
  for (const way of WAYS) {
    test(`is the same order when it is sent again, with its receipt (${way})`, async () => {
      await using behind = await startShopBehindProxy();
      const { shop, proxy } = behind;
      const send = await sender(shop, way, "Lost answer");
      const lost = proxy.loseAnswerTo("place an order\0");
      assert.equal((await send()).status, 503);
      await lost;
      const order = await answered(comeAgain(send), orderAnswerSchema);
      assert.deepEqual(
        (await ordersOf(shop)).map(({ _id }) => _id),
        [order._id],
      );
      assert.equal((await shop.ask(order.despositeTransactionImg)).status, 200);
    });
  }
});

test("while the database is killed again and again, every order is placed exactly once", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-killed-"));
  let pid: number | undefined;
  await using supervised = await superviseDatabase(
    join(folder.path, "database"),
    pino({ level: "silent" }),
    { onProcess: (now) => (pid = now) },
  );
  await using shop = await startTestShop(
    {},
    { connect: () => connectDatabase(supervised.connection) },
  );

  let kills = 0;
  let failures = 0;
  // Ends everybody's loop at the first error, which would otherwise show as a test without an end.
  const failed = new AbortController();
  const placed = new Map<string, string>();
  async function placeSome(customer: number): Promise<void> {
    for (let count = 0; count < 3 || kills < KILLS; count++) {
      failed.signal.throwIfAborted();
      const name = `Customer ${customer}, order ${count}`;
      const send = await sender(shop, WAYS[count % WAYS.length]!, name, failed.signal);
      const answer = await comeAgain(async () => {
        const sent = await send();
        if (sent.status === 503) failures += 1;
        return sent;
      }, failed.signal);
      assert.ok(answer.status === 200 || answer.status === 201, `${answer.status}`);
      placed.set(name, orderAnswerSchema.parse(await answer.json()).data.data._id);
    }
  }
  async function killSome(): Promise<void> {
    while (kills < KILLS) {
      const before = placed.size;
      while (placed.size === before) await delay(1, undefined, { signal: failed.signal });
      // At a random moment of the orders that are being processed.
      await delay(Math.random() * 40, undefined, { signal: failed.signal });
      // An order that was stored before the last kill may be counted before the restart.
      if (pid === undefined) continue;
      process.kill(pid, "SIGKILL");
      pid = undefined;
      kills += 1;
    }
  }
  async function endingAllOnError(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  }
  const everybody = [killSome(), ...Array.from({ length: 5 }, (_, index) => placeSome(index))];
  await Promise.allSettled(everybody.map(endingAllOnError));
  failed.signal.throwIfAborted();

  assert.ok(failures > 0);
  const found = await ordersOf(shop);
  assert.equal(found.length, placed.size, "none is lost, none is there twice");
  const byName = new Map(found.map((order) => [order.cardDesign.nameOnCard, order]));
  for (const [name, id] of placed) {
    assert.equal(byName.get(name)?._id, id, name);
    const receipt = await shop.ask(byName.get(name)!.despositeTransactionImg);
    assert.equal(receipt.status, 200, name);
  }
});
