import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import {
  getCompanyPage,
  openCompanyOrder,
  renewCompanyLink,
  sendCompanyLink,
} from "#shared/companies/company-page-calls.ts";

import type { CompanyPageService } from "./company-page.service.ts";

/** What companies do on their own page by its link, without an account; and how staff send it. */
export function companyPageRoutes(pages: CompanyPageService, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  const limited = { before: [rateLimiter.limit("company-pages")] };
  handleCall(routes, getCompanyPage, async ({ params }) => one(await pages.read(params.token)));
  handleCall(
    routes,
    renewCompanyLink,
    async ({ params }) => one({ token: await pages.renew(params.token) }),
    limited,
  );
  handleCall(
    routes,
    openCompanyOrder,
    async ({ params }) => one({ token: await pages.openOrder(params.token, params.order) }),
    limited,
  );
  handleCall(routes, sendCompanyLink, async ({ params, body }, c) =>
    one({ isSent: await pages.send(params.id, body, staffOf(c)) }),
  );
  return routes;
}
