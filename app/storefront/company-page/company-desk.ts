import { rosterText } from "#app/api-messages/roster-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";
import { visitorUploadApi } from "#app/api/visitor-upload-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { RosterDesk } from "#app/rosters/roster-desk.ts";
import { toast } from "#app/ui/toast.ts";
import { companyListPath, companysTemplatePath } from "#shared/companies/company-page-paths.ts";
import {
  addCompanyRosterPhotos,
  addCompanyRosterRows,
  changeCompanyRosterRow,
  createCompanyRoster,
  getCompanyRoster,
  orderCompanyRoster,
  putCompanyRosterPhoto,
  removeCompanyRosterPhoto,
  removeCompanyRosterRow,
} from "#shared/rosters/company-roster-calls.ts";

/** How a company works on the lists of its people, by the link to its page. */
export function companyDesk(token: string): RosterDesk {
  const of = (roster: string) => ({ token, roster });
  const row = (roster: string, n: number) => ({ token, roster, n: String(n) });
  return {
    read: async (id) => (await api(getCompanyRoster, { params: of(id) })).data.data,
    create: (body, file) => api(createCompanyRoster, { params: { token }, body, files: { file } }),
    add: (id, cells) => api(addCompanyRosterRows, { params: of(id), body: { people: [cells] } }),
    change: (id, n, body) => api(changeCompanyRosterRow, { params: row(id, n), body }),
    remove: (id, n) => api(removeCompanyRosterRow, { params: row(id, n) }),
    order: (id, body) => api(orderCompanyRoster, { params: of(id), body }),
    addPhotos: async (id, file, onProgress) => {
      const sent = { params: of(id), body: {}, files: { file }, upload: { onProgress } };
      return (await visitorUploadApi(addCompanyRosterPhotos, sent)).data.data;
    },
    putPhoto: (id, n, photo) =>
      api(putCompanyRosterPhoto, { params: row(id, n), body: {}, files: { photo } }),
    removePhoto: (id, n) => api(removeCompanyRosterPhoto, { params: row(id, n) }),
    who: "",
    canWrite: true,
    listPath: (id) => companyListPath(token, id),
    templatePath: companysTemplatePath(token, getLocale()),
    // A customer's page of an order has another link.
    orderPath: undefined,
    fail: (error, title, fallback) =>
      toast.error(title, {
        description: error instanceof ApiError ? textOf(error) || fallback : fallback,
      }),
    refresh: async () => undefined,
  };
}

/** Messages that are staff's otherwise are in words for the company here. */
function textOf({ apiMessage, fields }: ApiError): string {
  if (apiMessage.code === "order_printed") return m.company_page_printed();
  if (apiMessage.code === "not_found") return m.company_page_ended();
  return rosterText(Object.values(fields)[0] ?? apiMessage);
}
