import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import { apiMessage } from "#shared/api-messages/any-message.ts";
import { API_PATH } from "#shared/http/call.ts";
import { localeOf } from "#shared/i18n/locale.ts";

import type { AnswerLog } from "./answer-log.ts";
import { errorBody } from "./answers.ts";
import { crossOriginHeaders } from "./cross-origin.ts";
import type { Metrics } from "./metrics.ts";
import type { MessageIn } from "./page-failure.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** After how many seconds to try again. */
const RETRY_AFTER = 2;
/** The label in log and metrics: telling the route would take longer than answering. */
const ROUTE = "(too busy)";

export interface Refusal {
  status: 503;
  headers: Record<string, string>;
  body: string;
}

/**
 * Answers what the shop has no time for, at the smallest cost: 503 in the API's format, or in the
 * words of a page's language, without running any middleware.
 */
export function refusals({
  allowedOrigins,
  securityHeaders,
  messageIn,
  log,
  metrics,
}: {
  allowedOrigins: readonly string[];
  securityHeaders: SecurityHeaders;
  messageIn: MessageIn;
  log: AnswerLog;
  metrics: Pick<Metrics, "count">;
}) {
  const reported = apiMessage("unavailable");
  const json = JSON.stringify(errorBody("error", reported));
  const common = { ...securityHeaders.of("text/plain"), "cache-control": "no-store" };

  return ({
    method = "",
    url = "",
    headers,
  }: Pick<IncomingMessage, "method" | "url" | "headers">) => {
    const requestId = randomUUID();
    const [path = ""] = url.split("?", 1);
    log.add(ROUTE, { requestId, method, path, status: 503, start: performance.now() });
    metrics.count(method, ROUTE, 503, performance.now());
    const isCall = path.startsWith(API_PATH);
    const isJson = isCall || path.endsWith(".data");
    const body = isJson ? json : messageIn(localeOf(path), reported);
    return {
      status: 503,
      headers: {
        ...common,
        ...(isCall && crossOriginHeaders(allowedOrigins, headers.origin)),
        "content-type": isJson ? "application/json" : "text/plain; charset=UTF-8",
        "content-length": String(Buffer.byteLength(body)),
        "retry-after": String(RETRY_AFTER),
        "x-request-id": requestId,
      },
      body: method === "HEAD" ? "" : body,
    } satisfies Refusal;
  };
}
