import type { Database } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import {
  changeCompanyDesign,
  changeOwnDesign,
  getCompanyDesign,
  getOwnDesign,
  putCompanyLogo,
  putOwnLogo,
  removeCompanyLogo,
  removeOwnLogo,
} from "#shared/companies/company-design.ts";

import type { CompanyDesignService } from "./company-design.service.ts";
import { companyLinkStore } from "./company-link.store.ts";

interface Parts {
  database: Database;
  companyDesigns: CompanyDesignService;
  rateLimiter: RateLimiter;
}

/** The design of a company's cards, for staff and by the link to the company's page. */
export function companyDesignRoutes({ database, companyDesigns: designs, rateLimiter }: Parts) {
  const routes = newRoutes();
  const limited = { before: [rateLimiter.limit("card-pages")] };

  /** A link of any kind that doesn't work is the same 404. */
  async function companyOf(token: string): Promise<string> {
    const company = await companyLinkStore(database.db).find(token);
    if (!company) throw notFound("company");
    return company.id;
  }

  handleCall(routes, getCompanyDesign, async ({ params }) => one(await designs.read(params.id)));
  handleCall(routes, changeCompanyDesign, async ({ params, body, headers }, c) =>
    one(await designs.save(params.id, body, staffOf(c), headers["if-match"])),
  );
  handleCall(routes, putCompanyLogo, async ({ params, files }, c) =>
    one(await designs.putLogo(params.id, files, staffOf(c), c.req.raw.signal)),
  );
  handleCall(routes, removeCompanyLogo, async ({ params }, c) =>
    one(await designs.removeLogo(params.id, staffOf(c))),
  );
  handleCall(routes, getOwnDesign, async ({ params }) =>
    one(await designs.read(await companyOf(params.token))),
  );
  handleCall(
    routes,
    changeOwnDesign,
    async ({ params, body, headers }) =>
      one(await designs.save(await companyOf(params.token), body, null, headers["if-match"])),
    limited,
  );
  handleCall(
    routes,
    putOwnLogo,
    async ({ params, files }, c) =>
      one(await designs.putLogo(await companyOf(params.token), files, null, c.req.raw.signal)),
    limited,
  );
  handleCall(
    routes,
    removeOwnLogo,
    async ({ params }) => one(await designs.removeLogo(await companyOf(params.token), null)),
    limited,
  );
  return routes;
}
