import { createServer, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { limitConnections } from "#server/platform/http/limit-connections.ts";
import { openPort } from "#server/platform/http/open-port.ts";
import { LAST_ANSWER_MS, PACE, type Pace } from "#server/platform/http/pace.ts";
import { SECURITY_HEADERS } from "#server/platform/http/security-headers.ts";
import { endSlowReaders } from "#server/platform/http/slow-readers.ts";

import { answerRequests, type AnsweringShop } from "./answer-requests.ts";
import type { Config } from "./config.ts";
import { waitAtMost } from "./platform/process-end.ts";
import { StartProblem } from "./platform/start-problem.ts";

/** How long requests under way may take when the shop stops, in milliseconds. */
const GRACE = 5_000;

/**
 * How many connections may wait to be accepted. The system drops those beyond that, and their clients
 * try again after a second at the earliest.
 */
const BACKLOG = 4_096;

/**
 * Time limits in milliseconds. Headers must arrive quickly. Bodies have limits of their own
 * (`PACE`); `requestTimeout` is only a last resort. A connection stays open after a response for
 * longer than proxies keep it for their next request (mostly 60 seconds), so that no request is sent
 * into one that just closes: a proxy answers 502 to that.
 */
const timesOf = ({ grace, longest }: Pace) => ({
  headersTimeout: grace,
  requestTimeout: longest + 2 * 60_000,
  connectionsCheckingInterval: grace / 4,
  keepAliveTimeout: 65_000,
});

/** Handles each request before the shop does: Vite, in development. */
export interface Front {
  server: Server;
  before(...request: [...Parameters<RequestListener>, next: () => void]): void;
}

interface ListenOptions {
  /** The minimum speed of bodies and responses. */
  pace?: Pace;
  /** How many connections may be open. */
  mostConnections?: number;
  front?: Front;
  /** Aborted when the shop is going to end: connections are closed after their next response. */
  ending?: AbortSignal;
}

/**
 * Serves requests at the configured address. Disposing accepts no new ones and lets those under way
 * finish.
 * @throws {StartProblem} when the address can't be used
 */
export async function listen(
  shop: AnsweringShop,
  { host, port, trustedProxies }: Pick<Config, "host" | "port" | "trustedProxies">,
  { pace = PACE, mostConnections, front, ending }: ListenOptions = {},
): Promise<AsyncDisposable> {
  const answer = answerRequests(shop, { pace, trustedProxies, ending });
  const server = front?.server ?? createServer(timesOf(pace));
  server.on(
    "request",
    front ? (...request) => front.before(...request, () => answer(...request)) : answer,
  );
  server.on("clientError", rejectMalformed);
  limitConnections(server, pace, mostConnections);
  endSlowReaders(server, pace);
  const address = { port, host, backlog: BACKLOG };
  const closePort = await openPort(server, address).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(problemOf(error, host, port));
  });
  return {
    async [Symbol.asyncDispose]() {
      await untilQuiet();
      await waitAtMost(GRACE, closePort());
      server.closeAllConnections();
    },
  };
}

/** A turn of the event loop that takes less than this, in milliseconds, had hardly anything to do. */
const QUIET = 0.2;
const MOST_TURNS = 2_000;

/**
 * Waits for a turn of the event loop in which there is nothing to do. While
 * connections wait, each turn accepts some of them; those that still wait would be reset when the port
 * is closed, with the requests that they bring.
 */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const began = performance.now();
    await setImmediate();
    if (performance.now() - began < QUIET) return;
  }
}

/** Status lines for input that is not a valid HTTP request, by Node's error code. */
const MALFORMED: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Responds to input that could not be parsed as a request, and closes its connection, whether its
 * client does so or not.
 */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const status = MALFORMED[error.code ?? ""] ?? "400 Bad Request";
  const headers = { ...SECURITY_HEADERS, connection: "close", "content-length": "0" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n"));
  // Data that still arrives is discarded: closing at once would reset the connection, and the
  // response would be lost.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LAST_ANSWER_MS);
  socket.once("close", () => clearTimeout(timer));
}

function problemOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is in use on ${host}; end the program that uses it, or set PORT to another one.`;
    case "EACCES":
      return `Port ${port} is not for ordinary users; set PORT to one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is ${host}, which is no address of this machine.`;
    default:
      return `The shop cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}
