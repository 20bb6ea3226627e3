import { createRoute, z } from "@hono/zod-openapi";

import { companyOfToken } from "#server/features/companies/company-page.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { errors } from "#server/platform/http/answers.ts";
import { newRoutes, type ApiContext } from "#server/platform/http/context.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { COMPANY_BY_TOKEN, ofCompanyLink } from "#shared/companies/company-page-calls.ts";
import { oneOfWords } from "#shared/http/page-query.ts";
import { languageQuerySchema } from "#shared/invoices/invoice.ts";
import { createRoster, ROSTER_TEMPLATE } from "#shared/rosters/roster-calls.ts";

import { rosterTemplate } from "./roster-template.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const query = languageQuerySchema.extend({
  format: oneOfWords("format", ["csv", "xlsx"] as const).default("xlsx"),
});
const ofTemplate = {
  method: "get" as const,
  tags: [createRoster.tag as string],
  summary: "The file in which a company fills in its people",
};
const file = {
  200: {
    description: "With headings in the language, and a row that shows how",
    content: { [TYPES.xlsx]: { schema: z.string().meta({ format: "binary" }) } },
  },
};

const template = createRoute({
  ...ofTemplate,
  path: ROSTER_TEMPLATE,
  ...forWhom("customers.read"),
  request: { query },
  responses: { ...file, ...errors(400, 401, 403) },
});

const companysTemplate = createRoute({
  ...ofTemplate,
  path: `${COMPANY_BY_TOKEN}${ROSTER_TEMPLATE}`,
  ...forWhom(undefined),
  request: { params: ofCompanyLink.params, query },
  responses: { ...file, ...errors(400, 404) },
});

export function rosterTemplateRoutes(database: Database) {
  const routes = newRoutes();
  async function send(c: ApiContext, { language = "en", format }: z.output<typeof query>) {
    c.header("Content-Type", TYPES[format]);
    c.header("Content-Disposition", `attachment; filename="people.${format}"`);
    return c.body(new Uint8Array(await rosterTemplate(language, format))) as never;
  }
  routes.openapi(template, (c) => send(c, c.req.valid("query")));
  routes.openapi(companysTemplate, async (c) => {
    await companyOfToken(database.db, c.req.valid("param").token);
    return send(c, c.req.valid("query"));
  });
  return routes;
}
