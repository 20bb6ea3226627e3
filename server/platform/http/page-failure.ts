import type { Context } from "hono";
import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { redactError } from "#server/platform/redact-error.ts";
import { localeOf, type Locale } from "#shared/i18n/locale.ts";
import { sentence } from "#shared/sentences/any-sentence.ts";
import type { Sentence } from "#shared/sentences/sentence.ts";

import { errorBody } from "./answers.ts";
import { asHttpError } from "./as-http-error.ts";
import type { ShopEnv } from "./log-requests.ts";

/** A sentence in the words of a language. */
export type SentenceIn = (locale: Locale, said: Sentence) => string;

interface Parts {
  database: Pick<Database, "isAway">;
  log: Logger;
  sentenceIn: SentenceIn;
}

/**
 * The response to a request for a page, a picture or a file that failed before anything could be
 * rendered: plain text in the language of the address. A data request of the router gets the
 * sentence in the API's format, and the router renders the error itself.
 */
export function pageFailure({ database, log, sentenceIn }: Parts) {
  return function answerFailure(error: unknown, c: Context<ShopEnv>): Response {
    const known = asHttpError(error);
    // Expected errors are in the request's own log line, and a database outage is logged once.
    if (known !== error && !(known && database.isAway())) {
      log.error({ requestId: c.get("requestId"), err: redactError(error) }, "request failed");
    }
    const status = known?.status ?? 500;
    const said = known?.sentence ?? sentence("internal_error");
    if (known?.retryAfter !== undefined) c.header("Retry-After", String(known.retryAfter));
    const { pathname } = new URL(c.req.url);
    return pathname.endsWith(".data")
      ? c.json(errorBody(status < 500 ? "fail" : "error", said), status)
      : c.text(sentenceIn(localeOf(pathname), said), status);
  };
}
