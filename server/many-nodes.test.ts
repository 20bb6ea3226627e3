// Runs alone: it starts whole shops as processes.
// Runs with --all: it takes minutes.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test, type TestContext } from "node:test";

import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

import { answered } from "./testing/answers.ts";
import { eventsOf, nextChange } from "./testing/live-events.ts";
import { startMailServer, type MailServer } from "./testing/mail-server.ts";
import { WITHOUT_NGINX } from "./testing/nodes/nginx.ts";
import { startOrderLoad } from "./testing/nodes/order-load.ts";
import { lostAndDoubled } from "./testing/nodes/order-tally.ts";
import { ORDERS_OF_ONE, startShopNodes, type ShopNodes } from "./testing/nodes/shop-nodes.ts";
import { anotherVisitor, sendOrder } from "./testing/nodes/visitor-requests.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "./testing/order-form.ts";
import { asJson, OWNER } from "./testing/start-test-shop.ts";
import { until } from "./testing/until.ts";

const NODES = 3;
/** What a node opens at most: docs/operations.md. */
const CONNECTIONS_OF_ONE = 9;
const KILLS = 9;
const CLIENTS = 6;

/** Of all tests together, in milliseconds; each has the limit of any test. */
const timeout = 15 * 60_000;

describe(
  "three nodes on one database and one file store behind nginx",
  { skip: WITHOUT_NGINX, timeout },
  () => {
    let mail: MailServer;
    let shop: ShopNodes;
    let token: string;

    before(async () => {
      mail = await startMailServer();
      shop = await startShopNodes(NODES, { SMTP_URL: mail.url });
      token = await signIn(shop.nodes[0]!.url);
    });
    after(async () => {
      await shop?.[Symbol.asyncDispose]();
      await mail?.[Symbol.asyncDispose]();
    });

    async function signIn(url: string): Promise<string> {
      const response = await fetch(`${url}/api/v1/users/login`, asJson("POST", OWNER));
      return ((await response.json()) as { token: string }).token;
    }
    const asOwner = (url: string) => fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    const onEach = <Result>(ask: (url: string, index: number) => Promise<Result>) =>
      Promise.all(shop.nodes.map(({ url }, index) => ask(url, index)));

    test("though they start at the same moment, the database is made and filled once", async () => {
      const { rows } = shop.database;
      for (const [table, count] of [
        ["users", 1],
        ["settings", 1],
        ["products", 1],
      ] as const) {
        assert.deepEqual(
          await rows(`select count(*)::int as count from ${table}`),
          [{ count }],
          table,
        );
      }
      const applied = await rows("select hash from drizzle.__drizzle_migrations");
      assert.equal(new Set(applied.map(({ hash }) => hash)).size, applied.length);
      const rounds = await rows(
        "select kind from jobs where key = 'recurring' group by kind having count(*) <> 1",
      );
      assert.deepEqual(rounds, [], "each daily work is one job");
    });

    test("a session of one is valid on all, and its end too", async () => {
      const own = await signIn(shop.nodes[1]!.url);
      const headers = { Authorization: `Bearer ${own}` };
      const ask = () =>
        onEach(async (url) => (await fetch(`${url}/api/v1/orders`, { headers })).status);
      assert.deepEqual(await ask(), [200, 200, 200]);
      await fetch(`${shop.nodes[2]!.url}/api/v1/auth/logout`, { method: "POST", headers });
      assert.deepEqual(await ask(), [401, 401, 401]);
    });

    test("orders of one address are counted together", async () => {
      const visitor = anotherVisitor();
      const statuses: number[] = [];
      for (let index = 0; index < ORDERS_OF_ONE + NODES; index++) {
        const { url } = shop.nodes[index % NODES]!;
        statuses.push((await sendOrder(url, `Limited ${index}`, { visitor })).status);
      }
      assert.deepEqual(statuses, [...Array(ORDERS_OF_ONE).fill(201), ...Array(NODES).fill(429)]);
    });

    test("an order is told to the panels that are open on any of them", async () => {
      const streams = await onEach(async (url) => eventsOf(await asOwner(`${url}/api/v1/events`)));
      const order = await answered(sendOrder(shop.url, "Told"), orderAnswerSchema, 201);
      for (const events of streams) {
        for (;;) {
          const { ids } = await nextChange(events);
          if (ids.includes(order._id)) break;
        }
        await events.return(undefined);
      }
    });

    test("pictures that one has stored are served by all", async () => {
      const bytes = await photoWithPlace();
      const body = multipart({ ...ORDER_ABROAD, paymentMethod: "online" }, [
        { field: "despositeTransactionImg", name: "receipt.jpg", bytes },
      ]);
      const headers = { "X-Forwarded-For": anotherVisitor() };
      const sent = fetch(`${shop.nodes[0]!.url}/api/v1/orders`, { method: "POST", headers, body });
      const { _id } = await answered(sent, orderAnswerSchema, 201);
      const pictures = await onEach(async (url) => {
        const order: Order = await answered(
          asOwner(`${url}/api/v1/orders/${_id}`),
          orderAnswerSchema,
        );
        const path = order.despositeTransactionImg;
        const other = shop.nodes.find((node) => node.url !== url)!;
        const answer = await fetch(other.url + path);
        assert.equal(answer.status, 200, path);
        assert.match(answer.headers.get("Content-Type")!, /^image\//);
        return Buffer.from(await answer.arrayBuffer()).toString("base64");
      });
      assert.equal(new Set(pictures).size, 1);
    });

    test("a change of content is seen on all of them", async () => {
      const names = () =>
        onEach(async (url) => {
          const answer = await fetch(`${url}/api/v1/settings`);
          return ((await answer.json()) as { data: { data: { shopName: string } } }).data.data
            .shopName;
        });
      await names();
      await shop.database.rows("update settings set shop_name = 'Renamed'");
      await until(async () => (await names()).every((name) => name === "Renamed"));
    });

    test("the same order sent to two of them at once is one order", async () => {
      for (let time = 0; time < 10; time++) {
        const options = { key: randomUUID(), visitor: anotherVisitor() };
        const answers = await onEach((url) => sendOrder(url, `Same ${time}`, options));
        const ids = await Promise.all(
          answers.map(async (answer) => {
            assert.ok(answer.ok, String(answer.status));
            return orderAnswerSchema.parse(await answer.json()).data.data._id;
          }),
        );
        assert.equal(new Set(ids).size, 1);
        assert.equal(answers.filter(({ status }) => status === 201).length, 1);
      }
      const { rows } = shop.database;
      const same = await rows("select from orders where last_name like 'Same %'");
      assert.equal(same.length, 10);
    });

    test("each message is sent once, whichever of them sends it", async () => {
      const load = startOrderLoad(shop.url, CLIENTS, "Mailed");
      await until(() => load.acknowledged.size >= 40);
      await load.end();
      assert.deepEqual(load.failures, []);
      await untilNoMailWaits();
      const ids = mail.mails.map(({ headers }) => headers.get("message-id"));
      assert.equal(new Set(ids).size, ids.length);
      assert.ok(ids.length >= load.acknowledged.size);
    });

    async function untilNoMailWaits(): Promise<void> {
      const waiting = "select from jobs where kind like 'email:%' and status = 'waiting' limit 1";
      const deadline = Date.now() + 120_000;
      while ((await shop.database.rows(waiting)).length > 0) {
        assert.ok(Date.now() < deadline, "messages still wait");
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }

    test("under load they open no more connections to the database than they may", async () => {
      const load = startOrderLoad(shop.url, 3 * CLIENTS, "Many");
      let most = 0;
      while (load.acknowledged.size < 150) {
        const [row] = await shop.database.rows<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
        );
        most = Math.max(most, row!.count);
      }
      await load.end();
      assert.ok(most > NODES, `${most} connections`);
      assert.ok(most <= NODES * CONNECTIONS_OF_ONE, `${most} connections`);
    });

    test("however often they are killed, each acknowledged order is there exactly once", async (t: TestContext) => {
      const load = startOrderLoad(shop.url, CLIENTS, "Killed");
      for (let kill = 0; kill < KILLS; kill++) {
        const node = shop.nodes[kill % NODES]!;
        const before = load.acknowledged.size;
        await until(() => load.acknowledged.size >= before + 10);
        await node.kill();
        await until(() => load.acknowledged.size >= before + 15);
        await node.start();
      }
      await load.end();
      t.diagnostic(`${load.acknowledged.size} orders, ${load.failures.length} requests failed`);
      const { lost, doubled } = await lostAndDoubled(shop.database, load.acknowledged, "Killed");
      assert.deepEqual({ lost, doubled }, { lost: [], doubled: [] });
    });

    test("when all are restarted one after the other, no request fails", async (t: TestContext) => {
      const load = startOrderLoad(shop.url, CLIENTS, "Rolled");
      for (const node of [...shop.nodes, ...shop.nodes]) {
        const before = load.acknowledged.size;
        await until(() => load.acknowledged.size >= before + 10);
        assert.equal(await node.end(), 0);
        await node.start();
      }
      await load.end();
      t.diagnostic(`${load.answered()} requests`);
      assert.deepEqual(load.failures, []);
      const { lost, doubled } = await lostAndDoubled(shop.database, load.acknowledged, "Rolled");
      assert.deepEqual({ lost, doubled }, { lost: [], doubled: [] });
    });
  },
);
