import { deleted, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { lastFile } from "#server/platform/http/form-body.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
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
} from "#shared/rosters/roster-calls.ts";

import { readList } from "./read-list.ts";
import type { RosterPhotoService } from "./roster-photos.service.ts";
import type { RosterService } from "./roster.service.ts";

interface Parts {
  rosters: RosterService;
  rosterPhotos: RosterPhotoService;
}

export function rosterRoutes({ rosters, rosterPhotos }: Parts) {
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
  handleCall(routes, addRosterPhotos, async ({ params, files }, c) => {
    const file = lastFile({ files }, "file");
    return one(await rosterPhotos.add(params.id, { by: staffOf(c) }, file, c.req.raw.signal));
  });
  handleCall(routes, putRosterPhoto, async ({ params: { id, n }, files: sent }, c) => {
    const whose = { by: staffOf(c) };
    await rosterPhotos.put(id, Number(n), { whose, sent, sender: c.req.raw.signal });
    return one(await rosters.find(id, whose));
  });
  handleCall(routes, removeRosterPhoto, async ({ params: { id, n } }, c) => {
    const whose = { by: staffOf(c) };
    await rosterPhotos.remove(id, Number(n), whose);
    return one(await rosters.find(id, whose));
  });
  return routes;
}
