import { createRoute, z } from "@hono/zod-openapi";

import { errors } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { oneOfWords } from "#shared/http/page-query.ts";
import { languageQuerySchema } from "#shared/invoices/invoice.ts";
import { createRoster, ROSTER_TEMPLATE } from "#shared/rosters/roster-calls.ts";

import { rosterTemplate } from "./roster-template.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const template = createRoute({
  method: "get",
  path: ROSTER_TEMPLATE,
  tags: [createRoster.tag as string],
  summary: "The file in which a company fills in its people",
  ...forWhom("customers.read"),
  request: {
    query: languageQuerySchema.extend({
      format: oneOfWords("format", ["csv", "xlsx"] as const).default("xlsx"),
    }),
  },
  responses: {
    200: {
      description: "With headings in the language, and a row that shows how",
      content: { [TYPES.xlsx]: { schema: z.string().meta({ format: "binary" }) } },
    },
    ...errors(400, 401, 403),
  },
});

export function rosterTemplateRoutes() {
  const routes = newRoutes();
  routes.openapi(template, async (c) => {
    const { language = "en", format } = c.req.valid("query");
    c.header("Content-Type", TYPES[format]);
    c.header("Content-Disposition", `attachment; filename="people.${format}"`);
    return c.body(new Uint8Array(await rosterTemplate(language, format))) as never;
  });
  return routes;
}
