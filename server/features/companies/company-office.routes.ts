import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import {
  getCompanyOffices,
  getOwnOffices,
  putCompanyOffices,
  putOwnOffices,
} from "#shared/companies/company-offices.ts";

import type { CompanyCardService } from "./company-card.service.ts";
import type { CompanyOfficeService } from "./company-office.service.ts";

interface Parts {
  companyCards: Pick<CompanyCardService, "ofLink" | "ofStaff">;
  companyOffices: CompanyOfficeService;
  rateLimiter: RateLimiter;
}

/** Where a company's cards are delivered, for staff and by the link to the company's page. */
export function companyOfficeRoutes({ companyCards, companyOffices, rateLimiter }: Parts) {
  const routes = newRoutes();
  handleCall(routes, getCompanyOffices, async ({ params }, c) =>
    one(await companyOffices.read(await companyCards.ofStaff(params.id, staffOf(c)))),
  );
  handleCall(routes, putCompanyOffices, async ({ params, body, headers }, c) => {
    const company = await companyCards.ofStaff(params.id, staffOf(c));
    return one(await companyOffices.save(company, body.offices, headers["if-match"]));
  });
  handleCall(routes, getOwnOffices, async ({ params }) =>
    one(await companyOffices.read(await companyCards.ofLink(params.token))),
  );
  handleCall(
    routes,
    putOwnOffices,
    async ({ params, body, headers }) => {
      const company = await companyCards.ofLink(params.token);
      return one(await companyOffices.save(company, body.offices, headers["if-match"]));
    },
    { before: [rateLimiter.limit("company-pages")] },
  );
  return routes;
}
