// Runs alone: it counts the connections that its process has open.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readdir, readlink } from "node:fs/promises";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { unfinished } from "#server/testing/unfinished.ts";
import { until } from "#server/testing/until.ts";

/** A shop whose pages at /orders/… wait until they may answer. */
async function withSlowPages() {
  let begun = 0;
  const gate = Promise.withResolvers<void>();
  const shop = await startTestShop(
    {},
    {
      async renderPage() {
        begun += 1;
        await gate.promise;
        return new Response("page", { headers: { "Content-Type": "text/html" } });
      },
    },
  );
  return {
    shop,
    begun: (count: number) => until(() => begun === count),
    answer: gate.resolve,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

/** A client that connects and sends nothing. */
async function silentClient(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").resume();
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function silentClients(url: string, count: number): Promise<Socket[]> {
  const clients: Socket[] = [];
  // One after the other: their order is that in which they connect.
  for (let each = 0; each < count; each++) clients.push(await silentClient(url));
  return clients;
}

const openOf = (clients: Socket[]) => clients.filter((socket) => !socket.closed).length;

/** Sends a request on a connection of the agent, which keeps it. */
async function ask(url: string, agent: Agent, path = "/healthz"): Promise<number> {
  // Of visitors fewer are worked on at once.
  const headers = { Authorization: "Bearer none" };
  const asking = unfinished(url + path, { method: "GET", agent, headers });
  asking.end();
  const { status } = await asking.answer;
  // Returned to the agent after the response has been read.
  await new Promise((resolve) => setImmediate(resolve));
  return status;
}

const portOf = (agent: Agent) => Object.values(agent.freeSockets).flat()[0]?.localPort;

/** How many sockets this process has open, from Linux's /proc. */
async function openSockets(): Promise<number> {
  const descriptors = await readdir("/proc/self/fd");
  const targets = await Promise.all(
    descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => "")),
  );
  return targets.filter((target) => target.startsWith("socket:")).length;
}

test("connections that send nothing are ended, and no others", async () => {
  await using slow = await withSlowPages();
  await using server = await listening(slow.shop, { grace: 2_000, least: 1, longest: 60_000 });
  const agent = new Agent({ keepAlive: true });
  await ask(server.url, agent);
  const port = portOf(agent);
  assert.ok(port);
  const underWay = ask(server.url, new Agent(), "/orders/one");
  await slow.begun(1);
  const before = await openSockets();

  const clients = await silentClients(server.url, 200);
  assert.ok((await openSockets()) >= before + 200);
  await until(() => openOf(clients) === 0);
  await until(async () => (await openSockets()) <= before);

  assert.equal(await ask(server.url, agent), 200);
  assert.equal(portOf(agent), port, "It was idle, and is the same connection.");
  slow.answer();
  assert.equal(await underWay, 200);
  agent.destroy();
});

test("when there are too many, silent ones make room first, then idle ones, and never a request", async () => {
  await using slow = await withSlowPages();
  await using server = await listening(slow.shop, undefined, undefined, 20);
  const [first, second] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  const underWay = ask(server.url, new Agent(), "/orders/one");
  await slow.begun(1);
  await ask(server.url, first);
  await ask(server.url, second);
  const clients = await silentClients(server.url, 17);
  assert.equal(openOf(clients), 17);

  const crowd = await silentClients(server.url, 5);
  await until(() => openOf(clients) === 12);
  assert.deepEqual(
    clients.map(({ closed }) => closed),
    Array.from({ length: 17 }, (_, index) => index < 5),
    "The oldest are ended first.",
  );
  for (const socket of [...clients, ...crowd]) socket.write("GET / HTTP/1.1\r\n");
  const idle = portOf(first);
  assert.ok(idle);
  // Once it was answered, what the others had sent before has arrived.
  assert.equal(await ask(server.url, second), 200);

  const agent = new Agent({ keepAlive: true });
  assert.equal(await ask(server.url, agent), 200);
  await until(() => portOf(first) === undefined);
  assert.notEqual(portOf(second), undefined, "The oldest idle one made room.");
  assert.equal(openOf([...clients, ...crowd]), 17);

  slow.answer();
  assert.equal(await underWay, 200);
  for (const each of [agent, first, second]) each.destroy();
  for (const socket of [...clients, ...crowd]) socket.destroy();
});

test("a client is refused when a request is under way on every connection, and then served", async () => {
  await using slow = await withSlowPages();
  await using server = await listening(slow.shop, undefined, undefined, 4);
  const pages = Array.from({ length: 4 }, () => ask(server.url, new Agent(), "/orders/one"));
  await slow.begun(4);
  const refused = await silentClient(server.url);
  await until(() => refused.closed);
  slow.answer();
  assert.deepEqual(await Promise.all(pages), [200, 200, 200, 200]);
  assert.equal(await ask(server.url, new Agent()), 200);
});
