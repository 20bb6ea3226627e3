import { deleted, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import {
  addRosterRows,
  changeRosterRow,
  createRoster,
  getRoster,
  orderRoster,
  removeRosterRow,
} from "#shared/rosters/roster-calls.ts";

import { readList } from "./read-list.ts";
import type { RosterService } from "./roster.service.ts";

export function rosterRoutes(rosters: RosterService) {
  const routes = newRoutes();
  handleCall(routes, createRoster, async ({ body, files }, c) => {
    const file = files.findLast(({ field }) => field === "file");
    const by = staffOf(c);
    const { company, ...sent } = body;
    const { status, answer } = await readList(
      rosters,
      company,
      { ...sent, file },
      {
        whose: { by },
        reader: by.id,
        signal: c.req.raw.signal,
      },
    );
    c.status(status);
    return answer;
  });
  handleCall(routes, getRoster, async ({ params }, c) =>
    one(await rosters.find(params.id, { by: staffOf(c) })),
  );
  handleCall(routes, addRosterRows, async ({ params, body }, c) =>
    one(await rosters.addPeople(params.id, body.people, { by: staffOf(c) })),
  );
  handleCall(routes, changeRosterRow, async ({ params, body }, c) =>
    one(await rosters.changeRow(params.id, Number(params.n), body, { by: staffOf(c) })),
  );
  handleCall(routes, removeRosterRow, async ({ params }, c) => {
    await rosters.removeRow(params.id, Number(params.n), { by: staffOf(c) });
    return deleted("record");
  });
  handleCall(routes, orderRoster, async ({ params, body }, c) =>
    one(await rosters.order(params.id, body, { by: staffOf(c) })),
  );
  return routes;
}
