import { createRoute, z } from "@hono/zod-openapi";

import { errors, jsonBody, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { streamFile } from "#server/platform/http/stream-file.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { AFFECTED_COLUMNS, AFFECTED_CSV, affectedQuerySchema } from "#shared/people/affected.ts";
import { PEOPLE_TAG, peopleCalls, PERSON_EXPORT } from "#shared/people/people-calls.ts";
import { personSchema } from "#shared/people/person.ts";
import { retentionCalls } from "#shared/people/retention-calls.ts";

import type { PeopleService } from "./people.service.ts";
import type { RetentionService } from "./retention.service.ts";

/** Each holds a picture in memory while it is sent. */
const AT_ONCE = new Slots({ total: 2, each: 1, waiting: 1, patience: 5_000 });
const ZIP = "application/zip";
const CSV = "text/csv";

const exportPerson = createRoute({
  method: "post",
  path: PERSON_EXPORT,
  ...forWhom("people.read"),
  tags: [PEOPLE_TAG],
  summary: "All that the shop has of a person, to be handed out",
  request: jsonBody(personSchema),
  responses: {
    200: {
      description: "A ZIP with `data.json` and a folder of pictures",
      content: { [ZIP]: { schema: z.string().meta({ format: "binary" }) } },
    },
    ...errors(400, 401, 403, 503),
  },
});

const exportAffected = createRoute({
  method: "get",
  path: AFFECTED_CSV,
  ...forWhom("people.write"),
  tags: [PEOPLE_TAG],
  summary: "Everybody whom the shop knows, to be told of a breach",
  request: { query: affectedQuerySchema },
  responses: {
    200: {
      description: `UTF-8 with a byte order mark; the columns: ${AFFECTED_COLUMNS.join(", ")}. Whoever is known from several records stands there several times`,
      content: { [CSV]: { schema: z.string() } },
    },
    ...errors(400, 401, 403, 503),
  },
});

export function peopleRoutes(people: PeopleService, retention: RetentionService) {
  const routes = newRoutes();
  handleCall(routes, peopleCalls.find, async ({ query }) => one(await people.find(query.search)));
  handleCall(routes, peopleCalls.erase, async ({ body }, c) =>
    one(await people.erase(body, staffOf(c))),
  );
  handleCall(routes, retentionCalls.read, async () => one(await retention.all()));
  handleCall(routes, retentionCalls.change, async ({ body }, c) =>
    one(await retention.change(body, staffOf(c))),
  );
  routes.openapi(exportPerson, async (c) => {
    const person = c.req.valid("json");
    const make = async () => people.zip(person);
    return streamFile(c, ZIP, "person.zip", AT_ONCE, make) as never;
  });
  routes.openapi(exportAffected, async (c) => {
    const query = c.req.valid("query");
    const make = async () => people.affected(query);
    return streamFile(c, `${CSV}; charset=utf-8`, AFFECTED_CSV, AT_ONCE, make) as never;
  });
  return routes;
}
