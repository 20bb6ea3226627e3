import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { admitRequests } from "#server/platform/http/admit-requests.ts";
import { lateness } from "#server/platform/http/lateness.ts";
import type { Pace } from "#server/platform/http/pace.ts";
import { hasBody, requestListener } from "#server/platform/http/request-listener.ts";
import { clientAddress } from "#server/platform/limits/client-address.ts";

import type { Config } from "./config.ts";
import type { Shop } from "./shop.ts";

export type AnsweringShop = Pick<Shop, "fetch" | "answerFromCache" | "refuse">;

interface Options extends Pick<Config, "trustedProxies"> {
  /** The minimum speed of bodies. */
  pace: Pace;
  /** Aborted when the shop is going to end: connections are closed after their next response. */
  ending?: AbortSignal | undefined;
}

/**
 * Answers a request from the cache, by the shop, or, when there is no time for it, with a refusal. A
 * connection is closed after a refusal, and after every response while the event loop is late: those
 * that are open are read in each turn before a new one is accepted.
 */
export function answerRequests(
  { fetch, answerFromCache, refuse }: AnsweringShop,
  { pace, trustedProxies, ending }: Options,
): RequestListener {
  const ends = new WeakMap<IncomingMessage, () => void>();
  const listener = requestListener(async (request, connection) => {
    try {
      return await fetch(request, connection);
    } finally {
      // Reading the response may take as long as its client likes.
      ends.get(connection.incoming)?.();
    }
  }, pace);
  const refuseUpload = requestListener(async (_request, { incoming }) => {
    const { status, headers, body } = refuse(incoming);
    return new Response(body, { status, headers });
  }, pace);
  const admit = admitRequests(({ socket, headers }) =>
    clientAddress(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""), trustedProxies),
  );
  const closeAfter = closesAfterResponses(ending);
  const isLate = lateness();

  return (request, response) => {
    const reply = hasBody(request) ? undefined : answerFromCache(request);
    if (reply) {
      if (ending?.aborted || (reply.status === 404 && isLate())) response.shouldKeepAlive = false;
      response.writeHead(reply.status, reply.headers);
      return void response.end(reply.body);
    }
    closeAfter(response);
    admit(
      request,
      response,
      (end) => {
        ends.set(request, end);
        void listener(request, response);
      },
      () => {
        response.shouldKeepAlive = false;
        if (!request.complete) return void refuseUpload(request, response);
        const { status, headers, body } = refuse(request);
        response.writeHead(status, headers).end(body);
      },
    );
  };
}

/**
 * From `ending` on, each response says `Connection: close`, so that proxies send their next request
 * elsewhere. Closing the connections at once would break requests that are on their way.
 * @returns a function to be called with each response that is not made at once
 */
function closesAfterResponses(ending: AbortSignal | undefined) {
  const open = new Set<ServerResponse>();
  ending?.addEventListener("abort", () => {
    for (const response of open) response.shouldKeepAlive = false;
  });
  return (response: ServerResponse): void => {
    if (ending?.aborted) response.shouldKeepAlive = false;
    open.add(response);
    response.once("close", () => open.delete(response));
  };
}
