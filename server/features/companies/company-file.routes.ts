import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";

import { errors, jsonBody } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf, type ApiContext, type ApiEnv } from "#server/platform/http/context.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { PDF_ANSWER, sendPdf } from "#server/platform/http/send-pdf.ts";
import { streamFile, type FileParts } from "#server/platform/http/stream-file.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { COMPANY_BY_ID, OWN_CARD_CALLS } from "#shared/companies/company-card-calls.ts";
import { COMPANY_FILES } from "#shared/companies/company-card-paths.ts";
import { COMPANY_BY_TOKEN, ofCompanyLink } from "#shared/companies/company-page-calls.ts";
import { BASE_LOCALE, type Locale } from "#shared/i18n/locale.ts";
import { idSchema } from "#shared/id-schema.ts";
import { languageQuerySchema } from "#shared/invoices/invoice.ts";
import type { Permission } from "#shared/session/permissions.ts";

import type { ClaimSlips } from "./claim-slips.ts";
import type { CompanyCardService, ForCompany } from "./company-card.service.ts";
import type { CompanyContacts } from "./company-contacts.ts";

interface Parts {
  companyCards: CompanyCardService;
  claimSlips: ClaimSlips;
  companyContacts: CompanyContacts;
  rateLimiter: RateLimiter;
}

/** Each reads photos while it is sent. */
const AT_ONCE = new Slots({ total: 2, each: 1, waiting: 1, patience: 5_000 });

/** For whom a file is, and whose cards it tells of. */
interface Reach {
  base: string;
  params: z.ZodObject;
  reading: Permission | undefined;
  acting: Permission | undefined;
  refusals: readonly (401 | 403 | 429)[];
  whoseOf(params: Record<string, string>, c: ApiContext): Promise<ForCompany>;
}

/** What companies and staff take of their cards as files: claim slips and contacts. */
export function companyFileRoutes(parts: Parts) {
  const { companyCards, rateLimiter } = parts;
  const routes = newRoutes();
  addFiles(routes, parts, {
    base: COMPANY_BY_TOKEN,
    params: ofCompanyLink.params,
    reading: undefined,
    acting: undefined,
    refusals: [429],
    whoseOf: ({ token }) => companyCards.ofLink(token!),
  });
  addFiles(
    routes,
    { ...parts, rateLimiter },
    {
      base: COMPANY_BY_ID,
      params: z.object({ id: idSchema }),
      reading: "customers.read",
      acting: "customers.write",
      refusals: [401, 403],
      whoseOf: ({ id }, c) => companyCards.ofStaff(id!, staffOf(c)),
    },
  );
  return routes;
}

function addFiles(routes: OpenAPIHono<ApiEnv>, parts: Parts, reach: Reach): void {
  const { companyCards, claimSlips, companyContacts, rateLimiter } = parts;
  const { base, params, whoseOf, refusals } = reach;
  // Staff are not counted.
  const middleware = [rateLimiter.limit("card-pages")];
  const tags = [OWN_CARD_CALLS.list.tag];
  const refused = errors(400, ...refusals, 404, 503);

  const slips = createRoute({
    method: "post",
    path: base + COMPANY_FILES.slips,
    tags,
    summary: "Slips with the links by which holders change the pages of their cards",
    description:
      "A PDF of slips to cut apart, in both languages. Without `cards`, for the next hundred for whom no link was made yet.",
    ...forWhom(reach.acting),
    middleware,
    request: { params, query: languageQuerySchema, ...jsonBody(OWN_CARD_CALLS.sendLinks.body) },
    responses: { ...PDF_ANSWER, ...refused },
  });
  routes.openapi(slips, async (c) => {
    const { language = BASE_LOCALE } = c.req.valid("query");
    const { cards } = c.req.valid("json");
    const whose = await whoseOf(c.req.valid("param") as Record<string, string>, c);
    return sendPdf(
      c,
      await claimSlips(await companyCards.makeSlips(whose, cards), language),
    ) as never;
  });

  const contacts = (
    path: string,
    type: string,
    [summary, description]: [string, string],
    make: (companyId: string, language: Locale) => FileParts,
  ) => {
    const route = createRoute({
      method: "get",
      path: base + path,
      tags,
      summary,
      ...forWhom(reach.reading),
      middleware,
      request: { params, query: languageQuerySchema },
      responses: {
        200: {
          description,
          content: { [type]: { schema: z.string().meta({ format: "binary" }) } },
        },
        ...refused,
      },
    });
    routes.openapi(route, async (c) => {
      const { language = BASE_LOCALE } = c.req.valid("query");
      const { companyId } = await whoseOf(c.req.valid("param") as Record<string, string>, c);
      return streamFile(c, type, path, AT_ONCE, async () => make(companyId, language)) as never;
    });
  };
  contacts(
    COMPANY_FILES.contacts,
    "text/vcard; charset=utf-8",
    ["Everybody who has a card of the company, as contacts", "One file of vCards"],
    companyContacts.vcf,
  );
  contacts(
    COMPANY_FILES.contactsZip,
    "application/zip",
    ["The same, with a file for each", "A ZIP with a vCard for each person"],
    companyContacts.zip,
  );
}
