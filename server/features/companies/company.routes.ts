import { notFound } from "#server/platform/http-error.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { ResourceParts } from "#server/platform/resource/table-resource.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import { getCompany } from "#shared/companies/company.ts";
import { mergeCompanies as mergeCall } from "#shared/companies/merge-companies.ts";
import { may } from "#shared/session/permissions.ts";

import { companyRecords } from "./company-records.store.ts";
import { companyResource } from "./company.resource.ts";
import { companyStore } from "./company.store.ts";
import { mergeCompanies } from "./merge-companies.ts";

export function companyRoutes(parts: ResourceParts) {
  const { database } = parts;
  const routes = newRoutes();
  const { present } = companyResource(parts);
  handleCall(routes, getCompany, async ({ params: { id } }) => {
    const company = await companyStore(database.db).find(id);
    if (!company) throw notFound("company");
    return one(present(company));
  });
  handleCall(routes, getCompanyRecords, async ({ params: { id } }, c) => {
    if (!(await companyStore(database.db).find(id))) throw notFound("company");
    const withInvoices = may(staffOf(c).role, "money.read");
    return one(await companyRecords(database.reads.db, id, { withInvoices }));
  });
  handleCall(routes, mergeCall, async ({ params: { id }, body }, c) => {
    const merged = await database.transaction((trx) =>
      mergeCompanies(trx, { id, into: body.into }, staffOf(c)),
    );
    return one(present(merged));
  });
  return routes;
}
