import type { IncomingMessage, ServerResponse } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

import { IncomingBody } from "./incoming-body.ts";
import type { Pace } from "./pace.ts";

/** An address with a name and a password, which is no address to ask for. */
const WITH_PASSWORD = /^\w+:\/\/[^/?#]*@/;

/** They carry no body that anybody reads. */
const READING = new Set(["GET", "HEAD", "TRACE"]);

/** Answers a request; `connection` is what is known of the other end. */
type AnswerRequest = (
  request: Request,
  connection: { incoming: IncomingMessage },
) => Promise<Response>;

/** A body of so many bytes is read to its end in any case, and its connection goes on. */
const SHORT = 64 * 1024;

/**
 * Hands requests to the shop, and what it answers to who asked.
 * @param pace how slowly bodies may come
 */
export function requestListener(fetch: AnswerRequest, pace: Pace) {
  return getRequestListener(
    async (request, connection) => {
      const incoming = connection.incoming as IncomingMessage;
      const body = hasBody(incoming) ? new IncomingBody(incoming, pace) : undefined;
      const isShort = !body || Number(incoming.headers["content-length"]) <= SHORT;
      const answer = isAnswerable(request, isShort)
        ? await fetch(withBody(request, body), { incoming })
        : new Response(null, { status: 400 });
      if (body && !isShort && !incoming.complete) {
        await answerEarly(answer, connection.outgoing as ServerResponse, body);
        return RESPONSE_ALREADY_SENT;
      }
      // What nobody read would stand before the next request.
      void body?.discard().then((isWhole) => isWhole || incoming.destroy());
      return answer;
    },
    // Its own way with what is left of a body resets connections that are in use.
    { autoCleanupIncoming: false },
  );
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isAnswerable({ url, method }: Request, isShort: boolean): boolean {
  return !WITH_PASSWORD.test(url) && (isShort || !READING.has(method));
}

/** The request with a body that is read by its own rules. */
function withBody(request: Request, body: IncomingBody | undefined): Request {
  if (READING.has(request.method)) return request;
  const { url, method, headers, signal } = request;
  const stream = body && { body: body.stream, duplex: "half" };
  return new Request(url, { method, headers, signal, ...stream });
}

/**
 * Answers somebody who is still sending. A connection that ends while more arrives is reset, and
 * the answer is lost with it: so the rest is read first, and who reads the answer meanwhile knows
 * from it that no more need be sent.
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
  await body.discard();
  outgoing.end();
}
