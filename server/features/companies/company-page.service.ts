import type { Database } from "#server/platform/database/connect.ts";
import type { CompanyPage } from "#shared/companies/company-page.ts";

import { companyOfToken, presentCompanyPage } from "./company-page.ts";

/** What a company reads and does on its own page; a link stands for the company. */
export function companyPageService({ database }: { database: Database }) {
  return {
    read: async (token: string): Promise<CompanyPage> =>
      presentCompanyPage(database.db, await companyOfToken(database.db, token)),
  };
}
export type CompanyPageService = ReturnType<typeof companyPageService>;
