import { deleted, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import {
  addRosterRows,
  changeRosterRow,
  createRoster,
  getRoster,
  orderRoster,
  removeRosterRow,
} from "#shared/rosters/roster-calls.ts";

import type { RosterService } from "./roster.service.ts";

/** They are read one after the other, each for at most ten seconds. */
const AT_ONCE = new Slots({ total: 2, each: 1, waiting: 2, patience: 15_000 });

export function rosterRoutes(rosters: RosterService) {
  const routes = newRoutes();
  handleCall(routes, createRoster, async ({ body, files }, c) => {
    const file = files.findLast(({ field }) => field === "file");
    using _slot = await AT_ONCE.enter(staffOf(c).id, c.req.raw.signal);
    const { roster, columns, notes } = await rosters.create({ ...body, file });
    c.status(roster ? 201 : 200);
    return { status: "success" as const, data: { data: roster, columns, notes: [...notes] } };
  });
  handleCall(routes, getRoster, async ({ params }) => one(await rosters.find(params.id)));
  handleCall(routes, addRosterRows, async ({ params, body }) =>
    one(await rosters.addPeople(params.id, body.people)),
  );
  handleCall(routes, changeRosterRow, async ({ params, body }, c) =>
    one(await rosters.changeRow(params.id, Number(params.n), body, staffOf(c))),
  );
  handleCall(routes, removeRosterRow, async ({ params }) => {
    await rosters.removeRow(params.id, Number(params.n));
    return deleted("record");
  });
  handleCall(routes, orderRoster, async ({ params, body }, c) =>
    one(await rosters.order(params.id, body, staffOf(c))),
  );
  return routes;
}
