import { api } from "#app/api/panel-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import type { RosterDesk } from "#app/rosters/roster-desk.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import {
  addRosterPhotos,
  addRosterRows,
  changeRosterRow,
  createRoster,
  getRoster,
  orderRoster,
  putRosterPhoto,
  removeRosterPhoto,
  removeRosterRow,
  rosterTemplatePath,
} from "#shared/rosters/roster-calls.ts";

import { refreshOrders } from "../../orders/order-cache.ts";
import { orderPagePath } from "../../orders/order-paths.ts";
import { sayFailed } from "../../resource/failures.ts";
import { storedSession } from "../../session/stored-session.ts";
import { useMay } from "../../session/use-may.ts";
import { rosterPath } from "./roster-paths.ts";

/** How staff work on lists of people. @param company whose a new list is */
export function usePanelDesk(company: string): RosterDesk {
  const may = useMay();
  return {
    read: async (id) => (await api(getRoster, { params: { id } })).data.data,
    create: (sent, file) => api(createRoster, { body: { company, ...sent }, files: { file } }),
    add: (id, cells) => api(addRosterRows, { params: { id }, body: { people: [cells] } }),
    change: (id, n, body) => api(changeRosterRow, { params: { id, n: String(n) }, body }),
    remove: (id, n) => api(removeRosterRow, { params: { id, n: String(n) } }),
    order: (id, body) => api(orderRoster, { params: { id }, body }),
    addPhotos: async (id, file, onProgress) => {
      const sent = { params: { id }, body: {}, files: { file }, upload: { onProgress } };
      return (await api(addRosterPhotos, sent)).data.data;
    },
    putPhoto: (id, n, photo) =>
      api(putRosterPhoto, { params: { id, n: String(n) }, body: {}, files: { photo } }),
    removePhoto: (id, n) => api(removeRosterPhoto, { params: { id, n: String(n) } }),
    who: storedSession().user?._id ?? "",
    canWrite: may("customers.write"),
    listPath: rosterPath,
    templatePath: rosterTemplatePath(getLocale()),
    orderPath: orderPagePath,
    fail: sayFailed,
    refresh: (cache) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [getCompanyRecords.path] }),
        refreshOrders(cache),
      ]),
  };
}
