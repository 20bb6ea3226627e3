import type { OpenAPIHono } from "@hono/zod-openapi";

import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf, type ApiContext, type ApiEnv } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { OWN_CARD_CALLS, STAFF_CARD_CALLS } from "#shared/companies/company-card-calls.ts";

import type { CompanyCardService, ForCompany } from "./company-card.service.ts";

interface Parts {
  companyCards: CompanyCardService;
  rateLimiter: RateLimiter;
}

type Calls = typeof OWN_CARD_CALLS | typeof STAFF_CARD_CALLS;
type WhoseOf = (params: Record<string, string>, c: ApiContext) => Promise<ForCompany>;

/** What companies do with their cards, by the link to their page, and staff for them. */
export function companyCardRoutes({ companyCards, rateLimiter }: Parts) {
  const routes = newRoutes();
  const limited = { before: [rateLimiter.limit("card-pages")] };
  const byLink: WhoseOf = ({ token }) => companyCards.ofLink(token!);
  const byStaff: WhoseOf = ({ id }, c) => companyCards.ofStaff(id!, staffOf(c));
  addCalls(routes, companyCards, OWN_CARD_CALLS, byLink, limited);
  addCalls(routes, companyCards, STAFF_CARD_CALLS, byStaff, {});
  return routes;
}

/** The same calls for both: only who acts for which company differs. */
function addCalls(
  routes: OpenAPIHono<ApiEnv>,
  cards: CompanyCardService,
  calls: Calls,
  whoseOf: WhoseOf,
  limited: Parameters<typeof handleCall>[3],
): void {
  handleCall(routes, calls.list, async ({ params, query }, c) =>
    one(await cards.list(await whoseOf(params, c), query)),
  );
  handleCall(
    routes,
    calls.change,
    async ({ params, body }, c) =>
      one(await cards.change(await whoseOf(params, c), params.card, body)),
    limited,
  );
  handleCall(
    routes,
    calls.passOn,
    async ({ params, body }, c) =>
      one(await cards.passOn(await whoseOf(params, c), params.card, body)),
    limited,
  );
  handleCall(
    routes,
    calls.turn,
    async ({ params, body }, c) =>
      one(await cards.turn(await whoseOf(params, c), params.card, body.state)),
    limited,
  );
  handleCall(
    routes,
    calls.sendLinks,
    async ({ params, body }, c) => one(await cards.sendLinks(await whoseOf(params, c), body.cards)),
    limited,
  );
  handleCall(routes, calls.replacementPrice, async ({ params, query }, c) =>
    one(await cards.replacementPrice(await whoseOf(params, c), query.count)),
  );
  handleCall(
    routes,
    calls.replace,
    async ({ params, body }, c) =>
      one(await cards.replace(await whoseOf(params, c), body.cards, body.total)),
    limited,
  );
}
