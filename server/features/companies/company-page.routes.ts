import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getCompanyPage } from "#shared/companies/company-page-calls.ts";

import type { CompanyPageService } from "./company-page.service.ts";

/** What companies do on their own page by its link, without an account. */
export function companyPageRoutes(pages: CompanyPageService) {
  const routes = newRoutes();
  handleCall(routes, getCompanyPage, async ({ params }) => one(await pages.read(params.token)));
  return routes;
}
