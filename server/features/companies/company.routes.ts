import type { Database } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import { may } from "#shared/session/permissions.ts";

import { companyRecords } from "./company-records.store.ts";
import { companyStore } from "./company.store.ts";

export function companyRoutes({ database }: { database: Database }) {
  const routes = newRoutes();
  handleCall(routes, getCompanyRecords, async ({ params: { id } }, c) => {
    if (!(await companyStore(database.db).find(id))) throw notFound("company");
    const withInvoices = may(staffOf(c).role, "money.read");
    return one(await companyRecords(database.reads.db, id, { withInvoices }));
  });
  return routes;
}
