import { createHash } from "node:crypto";

import type { Database, Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { CompanyOffices, Office, OfficeForm } from "#shared/companies/company-offices.ts";

import type { ForCompany } from "./company-card.service.ts";
import { companyOfficeStore } from "./company-office.store.ts";
import { companyStore } from "./company.store.ts";

/** The offices of a company, for staff and for whoever has the link to its page. */
export function companyOfficeService({ database }: { database: Database }) {
  async function read(db: Db, companyId: string): Promise<CompanyOffices> {
    const offices = await companyOfficeStore(db).list(companyId);
    return { offices, version: versionOf(offices) };
  }

  return {
    read: ({ companyId }: ForCompany) => read(database.db, companyId),

    /** @param version of those that were seen; another is a 412 */
    save: (
      { companyId, by }: ForCompany,
      offices: readonly OfficeForm[],
      version: string | undefined,
    ): Promise<CompanyOffices> =>
      database.transaction(async (trx) => {
        const companies = companyStore(trx);
        await companies.lock(companyId);
        if (!(await companies.find(companyId))) throw notFound("company");
        const before = await read(trx, companyId);
        if (version !== undefined && ![before.version, "*"].includes(unquoted(version))) {
          throw new HttpError(412, apiMessage("changed_meanwhile"));
        }
        await companyOfficeStore(trx).replace(companyId, offices);
        await historyStore(trx).recordChange(
          by,
          "company",
          companyId,
          "update",
          { offices: namesOf(before.offices) },
          { offices: namesOf(offices) },
        );
        return read(trx, companyId);
      }),
  };
}
export type CompanyOfficeService = ReturnType<typeof companyOfficeService>;

/** The same for the same offices. */
const versionOf = (offices: readonly Office[]): string =>
  createHash("sha256").update(JSON.stringify(offices)).digest("hex").slice(0, 32);

/** HTTP has entity tags in quotes. */
const unquoted = (version: string) => version.trim().replace(/^(?:W\/)?"(.*)"$/, "$1");

/** Nothing of the people who are asked for there. */
const namesOf = (offices: readonly Pick<Office, "name">[]) => offices.map(({ name }) => name);
