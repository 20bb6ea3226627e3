import { tableResource, type ResourceParts } from "#server/platform/resource/table-resource.ts";
import { companyCalls } from "#shared/companies/company.ts";

import { companies } from "./company.table.ts";

export const companyResource = (parts: ResourceParts) =>
  tableResource(parts, {
    calls: companyCalls,
    table: companies,
    entity: "company",
    list: { unsorted: ["-createdAt"], searched: { text: companies.search } },
  });
