import { companyOfToken } from "#server/features/companies/company-page.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { deleted, one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { lastFile } from "#server/platform/http/form-body.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
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

import type { ListsOf } from "./lists-of.ts";
import { readList } from "./read-list.ts";
import type { RosterPhotoService } from "./roster-photos.service.ts";
import type { RosterService } from "./roster.service.ts";

interface Parts {
  database: Database;
  rosters: RosterService;
  rosterPhotos: RosterPhotoService;
  rateLimiter: RateLimiter;
}

/** What companies do with the lists of their people, by the link to their page. */
export function companyRosterRoutes({ database, rosters, rosterPhotos, rateLimiter }: Parts) {
  const routes = newRoutes();
  const limited = { before: [rateLimiter.limit("company-pages")] };
  const whoseOf = async (token: string): Promise<ListsOf & { company: string }> => ({
    by: null,
    company: (await companyOfToken(database.db, token)).id,
  });
  handleCall(
    routes,
    createCompanyRoster,
    async ({ params, body, files }, c) => {
      const whose = await whoseOf(params.token);
      const file = files.findLast(({ field }) => field === "file");
      const reading = { whose, reader: whose.company, signal: c.req.raw.signal };
      const { status, answer } = await readList(rosters, whose.company, { ...body, file }, reading);
      c.status(status);
      return answer;
    },
    { before: [rateLimiter.limit("company-lists")] },
  );
  handleCall(routes, getCompanyRoster, async ({ params: { token, roster } }) =>
    one(await rosters.find(roster, await whoseOf(token))),
  );
  handleCall(
    routes,
    addCompanyRosterRows,
    async ({ params: { token, roster }, body }) =>
      one(await rosters.addPeople(roster, body.people, await whoseOf(token))),
    limited,
  );
  handleCall(
    routes,
    changeCompanyRosterRow,
    async ({ params: { token, roster, n }, body }) =>
      one(await rosters.changeRow(roster, Number(n), body, await whoseOf(token))),
    limited,
  );
  handleCall(
    routes,
    removeCompanyRosterRow,
    async ({ params: { token, roster, n } }) => {
      await rosters.removeRow(roster, Number(n), await whoseOf(token));
      return deleted("record");
    },
    limited,
  );
  handleCall(
    routes,
    orderCompanyRoster,
    async ({ params: { token, roster }, body }) =>
      one(await rosters.order(roster, body, await whoseOf(token))),
    limited,
  );
  handleCall(
    routes,
    addCompanyRosterPhotos,
    async ({ params: { token, roster }, files }, c) => {
      const file = lastFile({ files }, "file");
      const whose = await whoseOf(token);
      return one(await rosterPhotos.add(roster, whose, file, c.req.raw.signal));
    },
    { before: [rateLimiter.limit("company-lists")] },
  );
  handleCall(
    routes,
    putCompanyRosterPhoto,
    async ({ params: { token, roster, n }, files: sent }, c) => {
      const whose = await whoseOf(token);
      await rosterPhotos.put(roster, Number(n), { whose, sent, sender: c.req.raw.signal });
      return one(await rosters.find(roster, whose));
    },
    limited,
  );
  handleCall(
    routes,
    removeCompanyRosterPhoto,
    async ({ params: { token, roster, n } }) => {
      const whose = await whoseOf(token);
      await rosterPhotos.remove(roster, Number(n), whose);
      return one(await rosters.find(roster, whose));
    },
    limited,
  );
  return routes;
}
