import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import { multipart, ORDER_ABROAD } from "../order-form.ts";
import type { ExternalDatabase } from "./external-database.ts";

/** How long a client waits for an answer, in milliseconds: longer than the shop for its database. */
const PATIENCE = 30_000;
const PAUSE = 50;

/** What visitors ask for meanwhile. */
const PAGES = [
  "/",
  "/ar/product",
  "/api/v1/testimonials",
  "/api/v1/addons?page=2",
  "/no-such-page",
];

let addresses = 0;
/** The address of another visitor each time: rate limits are on. */
export const anotherVisitor = () => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Sends an order of this name, again with the same key when it is sent again. */
export function sendOrder(
  url: string,
  name: string,
  { key = randomUUID(), visitor = anotherVisitor() } = {},
): Promise<Response> {
  return fetch(`${url}/api/v1/orders`, {
    method: "POST",
    headers: { "Idempotency-Key": key, "X-Forwarded-For": visitor },
    body: multipart({ ...ORDER_ABROAD, "personalInfo[lastName]": name }),
    signal: AbortSignal.timeout(PATIENCE),
  });
}

/** Clients that place orders and look at pages without a pause. */
export interface OrderLoad {
  /** The ids of the orders that the shop has acknowledged, by name. */
  acknowledged: ReadonlyMap<string, string>;
  /** What else than a success was answered, or how a request failed. */
  failures: readonly string[];
  /** How many requests were answered as they should be. */
  answered(): number;
  /** Ends it: each order on its way is sent again until it is acknowledged. */
  end(): Promise<void>;
}

/** @param orders how many clients place orders; so many look at pages too */
export function startOrderLoad(url: string, orders: number, prefix = "Load"): OrderLoad {
  const acknowledged = new Map<string, string>();
  const failures: string[] = [];
  let answered = 0;
  let named = 0;
  let isOver = false;

  /** @returns what was answered, unless it failed */
  async function attempt(
    what: string,
    isRight: (status: number) => boolean,
    send: () => Promise<Response>,
  ): Promise<string | undefined> {
    try {
      const response = await send();
      const body = await response.text();
      if (isRight(response.status)) {
        answered += 1;
        return body;
      }
      failures.push(`${what}: ${response.status} ${body.slice(0, 200)}`);
    } catch (error) {
      const { cause, message } = error as Error & { cause?: Error };
      failures.push(`${what}: ${cause?.message ?? message}`);
    }
    await delay(PAUSE);
    return undefined;
  }

  async function placeOrders(): Promise<void> {
    while (!isOver) {
      const name = `${prefix} ${named++}`;
      const key = randomUUID();
      const visitor = anotherVisitor();
      let body: string | undefined;
      while (body === undefined) {
        body = await attempt(
          "POST",
          (status) => status === 201 || status === 200,
          () => sendOrder(url, name, { key, visitor }),
        );
      }
      acknowledged.set(name, JSON.parse(body).data.data._id);
    }
  }

  async function look(client: number): Promise<void> {
    for (let turn = client; !isOver; turn++) {
      const path = PAGES[turn % PAGES.length]!;
      const wanted = path === "/no-such-page" ? 404 : 200;
      await attempt(
        `GET ${path}`,
        (status) => status === wanted,
        () => fetch(url + path, { signal: AbortSignal.timeout(PATIENCE) }),
      );
      await delay(PAUSE);
    }
  }

  const clients = Array.from({ length: orders }, (_, client) => [placeOrders(), look(client)]);
  return {
    acknowledged,
    failures,
    answered: () => answered,
    async end() {
      isOver = true;
      await Promise.all(clients.flat());
    },
  };
}

/** Which acknowledged orders are not there, and which are there more than once, by name. */
export async function lostAndDoubled(
  { rows }: Pick<ExternalDatabase, "rows">,
  acknowledged: ReadonlyMap<string, string>,
  prefix = "Load",
): Promise<{ lost: string[]; doubled: string[] }> {
  const stored = await rows<{ id: string; name: string }>(
    "select id, last_name as name from orders where last_name like $1",
    [`${prefix} %`],
  );
  const byName = Map.groupBy(stored, ({ name }) => name);
  return {
    lost: [...acknowledged]
      .filter(([name, id]) => !byName.get(name)?.some((order) => order.id === id))
      .map(([name]) => name),
    doubled: [...byName].filter(([, orders]) => orders.length > 1).map(([name]) => name),
  };
}
