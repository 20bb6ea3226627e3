import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import { anotherVisitor, PATIENCE, sendMessage, sendOrder } from "./visitor-requests.ts";

const PAUSE = 50;
/** So often somebody comes again whom the shop has no time for (decision 049). */
const MOST_RETURNS = 60;

/** What visitors look at meanwhile, before they send a message. */
const PAGES = [
  "/",
  "/ar/product",
  "/api/v1/testimonials",
  "/api/v1/addons?page=2",
  "/no-such-page",
];

/** Clients that place orders, look at pages and send messages without a pause. */
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

/** Sends it again, as long as it is answered that there is no time for it and when to come again. */
async function comingAgain(send: () => Promise<Response>): Promise<Response> {
  for (let returns = 0; ; returns++) {
    const response = await send();
    const isBusy = response.status === 503 && response.headers.has("Retry-After");
    if (!isBusy || returns === MOST_RETURNS) return response;
    await response.arrayBuffer();
    await delay(PAUSE);
  }
}

/** @param orders how many clients place orders; so many do the rest */
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
      const response = await comingAgain(send);
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
          "order",
          (status) => status === 201 || status === 200,
          () => sendOrder(url, name, { key, visitor }),
        );
      }
      acknowledged.set(name, JSON.parse(body).data.data._id);
    }
  }

  async function visit(client: number): Promise<void> {
    for (let turn = client; !isOver; turn++) {
      const path = PAGES[turn % (PAGES.length + 1)];
      const wanted = path === undefined ? 201 : path === "/no-such-page" ? 404 : 200;
      await attempt(
        path ?? "message",
        (status) => status === wanted,
        () =>
          path === undefined
            ? sendMessage(url, `${prefix} ${client} ${turn}`)
            : fetch(url + path, { signal: AbortSignal.timeout(PATIENCE) }),
      );
      await delay(PAUSE);
    }
  }

  const clients = Array.from({ length: orders }, (_, client) => [placeOrders(), visit(client)]);
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
