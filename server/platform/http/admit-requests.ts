import type { IncomingMessage, ServerResponse } from "node:http";

import { Admission } from "#server/platform/limits/admission.ts";
import { VISITOR_AUTHORIZATION } from "#shared/http/visitor-authorization.ts";

import { hasBody, SHORT_BODY } from "./request-listener.ts";
import { TOKEN_COOKIES } from "./session-cookie.ts";

/** What tells how the shop does, and stored files, which have limits of their own. */
const ALWAYS = /^\/(?:healthz|readyz|metrics|uploads\/.*)(?:\?|$)/;
/** Of pages themselves the router asks for the data. */
const FILE = /^[^?]*\.(?!data(?:\?|$))[a-z0-9]+(?:\?|$)/;

/** How many turns of the event loop a short body has to arrive in. */
const TURNS = 2;

type Kind = "staff" | "pages" | "files" | "calls" | "posts" | "uploads";

/**
 * Lets only so many requests be worked on at once that each is answered soon, and this process has time
 * to read the next ones meanwhile: the event loop accepts one connection in a turn. A kind doesn't
 * keep out the others, nor visitors staff.
 * @param visitorOf the client's address
 */
export function admitRequests(visitorOf: (request: IncomingMessage) => string) {
  const gates: Record<Kind, Admission> = {
    staff: new Admission({ atOnce: 24, interval: 20 }),
    // Drawing a page takes the processor from everything else, for some 15 ms.
    pages: new Admission({ atOnce: 3, interval: 20 }),
    files: new Admission({ atOnce: 16, interval: 2 }),
    calls: new Admission({ atOnce: 8, interval: 2 }),
    posts: new Admission({ atOnce: 16, interval: 5 }),
    // Most of their time is the client's, and their slots are shared out elsewhere (decision 037).
    uploads: new Admission({ atOnce: 64, interval: 1_000 }),
  };

  return function admit(
    request: IncomingMessage,
    response: ServerResponse,
    begin: (end: () => void) => void,
    refuse: () => void,
  ): void {
    const kind = kindOf(request);
    if (!kind) return begin(() => {});
    const ask = () =>
      gates[kind].ask({
        visitor: visitorOf(request),
        begin(end) {
          response.once("close", end);
          begin(end);
        },
        refuse,
        hasLeft: () => response.destroyed,
      });
    if (kind !== "posts") return ask();
    whenArrived(request, TURNS, ask, () => begin(() => {}));
  };
}

function kindOf(request: IncomingMessage): Kind | undefined {
  const { url = "", headers } = request;
  if (ALWAYS.test(url)) return undefined;
  const { authorization = VISITOR_AUTHORIZATION, cookie = "" } = headers;
  if (authorization !== VISITOR_AUTHORIZATION || TOKEN_COOKIES.test(cookie)) return "staff";
  if (hasBody(request)) {
    return Number(headers["content-length"]) <= SHORT_BODY ? "posts" : "uploads";
  }
  if (url.startsWith("/api/")) return "calls";
  return FILE.test(url) ? "files" : "pages";
}

/**
 * A body that is still on its way would hold a place for as long as its sender likes: it has slots
 * elsewhere.
 */
function whenArrived(
  request: IncomingMessage,
  turns: number,
  arrived: () => void,
  slow: () => void,
): void {
  if (request.complete) arrived();
  else if (turns === 0) slow();
  else setImmediate(() => whenArrived(request, turns - 1, arrived, slow));
}
