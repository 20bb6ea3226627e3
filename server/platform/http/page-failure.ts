import type { Context } from "hono";
import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { redactError } from "#server/platform/redact-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { localeOf, type Locale } from "#shared/i18n/locale.ts";

import { errorBody } from "./answers.ts";
import { asHttpError } from "./as-http-error.ts";
import type { ShopEnv } from "./log-requests.ts";

/** A message in the words of a language. */
export type MessageIn = (locale: Locale, reported: ApiMessage) => string;

interface Parts {
  database: Pick<Database, "isAway">;
  log: Logger;
  messageIn: MessageIn;
}

/**
 * The response to a request for a page, a picture or a file that failed before anything could be
 * rendered: plain text in the language of the address. A data request of the router gets the
 * message in the API's format, and the router renders the error itself.
 */
export function pageFailure({ database, log, messageIn }: Parts) {
  return function answerFailure(error: unknown, c: Context<ShopEnv>): Response {
    const known = asHttpError(error);
    // Expected errors are in the request's own log line, and a database outage is logged once.
    if (known !== error && !(known && database.isAway())) {
      log.error({ requestId: c.get("requestId"), err: redactError(error) }, "request failed");
    }
    const status = known?.status ?? 500;
    const reported = known?.apiMessage ?? apiMessage("internal_error");
    if (known?.retryAfter !== undefined) c.header("Retry-After", String(known.retryAfter));
    const { pathname } = new URL(c.req.url);
    return pathname.endsWith(".data")
      ? c.json(errorBody(status < 500 ? "fail" : "error", reported), status)
      : c.text(messageIn(localeOf(pathname), reported), status);
  };
}
