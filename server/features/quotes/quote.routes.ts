import { list, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { listOpenQuotes, remindOfQuote } from "#shared/quotes/open-quotes.ts";
import {
  answerQuote,
  getQuote,
  listQuotes,
  openQuotesCompany,
  sendQuote,
} from "#shared/quotes/quote-calls.ts";

import type { QuoteService } from "./quote.service.ts";

export function quoteRoutes(quotes: QuoteService, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  handleCall(routes, listQuotes, async ({ params: { id } }) => list(await quotes.list(id)));
  handleCall(routes, sendQuote, async ({ params: { id }, body }, c) => {
    const { quote, isNew } = await quotes.send(id, body, staffOf(c));
    c.status(isNew ? 201 : 200);
    return one(quote);
  });
  handleCall(routes, listOpenQuotes, async () => one(await quotes.open()));
  handleCall(routes, remindOfQuote, async ({ params }, c) =>
    one(await quotes.remind(params.id, staffOf(c))),
  );
  handleCall(routes, getQuote, async ({ params }) => one(await quotes.read(params.token)));
  handleCall(
    routes,
    openQuotesCompany,
    async ({ params }) => one({ token: await quotes.openCompany(params.token) }),
    { before: [rateLimiter.limit("company-pages")] },
  );
  handleCall(
    routes,
    answerQuote,
    async ({ params, body }) => one(await quotes.answer(params.token, body)),
    { before: [rateLimiter.limit("quote-answers")] },
  );
  return routes;
}
