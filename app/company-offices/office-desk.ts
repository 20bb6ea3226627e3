import type { CallApi } from "#app/api/call-api.ts";
import type { WhoseCards } from "#shared/companies/company-card-paths.ts";
import {
  getCompanyOffices,
  getOwnOffices,
  putCompanyOffices,
  putOwnOffices,
  type CompanyOffices,
  type OfficesForm,
} from "#shared/companies/company-offices.ts";

/** What is done with the offices of a company: by its link on its page, by staff in the panel. */
export function officeDesk(api: CallApi, whose: WhoseCards) {
  const isOwn = "token" in whose;
  // They differ only in how the company is named in the path.
  const read = (isOwn ? getOwnOffices : getCompanyOffices) as typeof getOwnOffices;
  const put = (isOwn ? putOwnOffices : putCompanyOffices) as typeof putOwnOffices;
  const params = whose as { token: string };
  return {
    read: async (): Promise<CompanyOffices> => (await api(read, { params })).data.data,
    save: async (body: OfficesForm, version: string): Promise<CompanyOffices> =>
      (await api(put, { params, body, headers: { "if-match": version } })).data.data,
  };
}
export type OfficeDesk = ReturnType<typeof officeDesk>;
