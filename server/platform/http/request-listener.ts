import type { IncomingMessage, ServerResponse } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

import { waitAtMost } from "#server/platform/process-end.ts";

import { IncomingBody } from "./incoming-body.ts";
import { LAST_ANSWER_MS, type Pace } from "./pace.ts";

/** A URL with user name and password, which a request can't be made of. */
const WITH_PASSWORD = /^\w+:\/\/[^/?#]*@/;

/** Methods whose bodies are ignored. */
const READING = new Set(["GET", "HEAD", "TRACE"]);

/** Answers a request; `connection` tells about the client's end. */
type AnswerRequest = (
  request: Request,
  connection: { incoming: IncomingMessage },
) => Promise<Response>;

/** A body of at most this many bytes is always read to its end, and its connection stays open. */
export const SHORT_BODY = 64 * 1024;

/**
 * Passes requests to the shop and its responses back to clients.
 * @param pace the minimum speed of bodies
 */
export function requestListener(fetch: AnswerRequest, pace: Pace) {
  return getRequestListener(
    async (request, connection) => {
      const incoming = connection.incoming as IncomingMessage;
      const body = hasBody(incoming) ? new IncomingBody(incoming, pace) : undefined;
      const isShort = !body || Number(incoming.headers["content-length"]) <= SHORT_BODY;
      const answer = isAnswerable(request, isShort)
        ? await fetch(withBody(request, body), { incoming })
        : new Response(null, { status: 400 });
      if (body && !isShort && !incoming.complete) {
        await answerEarly(answer, connection.outgoing as ServerResponse, body);
        return RESPONSE_ALREADY_SENT;
      }
      // Unread data would be taken for the next request on this connection.
      void body?.discard().then((isWhole) => isWhole || incoming.destroy());
      return answer;
    },
    // The library's own cleanup of unread bodies resets connections that are in use.
    { autoCleanupIncoming: false },
  );
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isAnswerable({ url, method }: Request, isShort: boolean): boolean {
  return !WITH_PASSWORD.test(url) && (isShort || !READING.has(method));
}

/** The request with a body that obeys our limits. */
function withBody(request: Request, body: IncomingBody | undefined): Request {
  if (READING.has(request.method)) return request;
  const { url, method, headers, signal } = request;
  const stream = body && { body: body.stream, duplex: "half" };
  return new Request(url, { method, headers, signal, ...stream });
}

/**
 * Responds to a client that is still sending. Closing a connection on which data still arrives
 * resets it, and the response would be lost: so the rest is read first. A client that reads
 * meanwhile learns from the response that it can stop sending; where no more is read, it has a moment
 * for that.
 */
async function answerEarly(
  answer: Response,
  outgoing: ServerResponse,
  body: IncomingBody,
): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (outgoing.destroyed) return;
  outgoing.statusCode = answer.status;
  outgoing.setHeaders(answer.headers);
  outgoing.setHeader("Connection", "close");
  outgoing.setHeader("Content-Length", bytes.length);
  outgoing.flushHeaders();
  outgoing.write(bytes);
  const isWhole = await body.discard();
  if (!isWhole && !outgoing.destroyed) {
    await waitAtMost(LAST_ANSWER_MS, new Promise((resolve) => outgoing.once("close", resolve)));
  }
  outgoing.end();
}
