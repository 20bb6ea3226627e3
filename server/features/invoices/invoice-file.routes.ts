import { createRoute, z, type RouteConfig } from "@hono/zod-openapi";

import { errors } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { PDF_ANSWER, sendPdf } from "#server/platform/http/send-pdf.ts";
import { streamFile } from "#server/platform/http/stream-file.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { COMPANY_BY_TOKEN, ofCompanyLink } from "#shared/companies/company-page-calls.ts";
import {
  CUSTOMERS_INVOICE_PDF,
  INVOICE_PDF,
  INVOICES_ZIP,
  listInvoices,
} from "#shared/invoices/invoice-calls.ts";
import {
  invoiceFileSchema,
  languageQuerySchema,
  monthQuerySchema,
} from "#shared/invoices/invoice.ts";
import { linkTokenSchema } from "#shared/link-token.ts";

import type { InvoiceFiles } from "./invoice-files.ts";

/** Each makes a document after the other. */
const AT_ONCE = new Slots({ total: 2, each: 1, waiting: 1, patience: 5_000 });

const ZIP = "application/zip";
const ofInvoice = {
  method: "get" as const,
  tags: [listInvoices.tag as string],
  summary: "An invoice or credit note as PDF: its id with `.pdf` behind it",
} satisfies Partial<RouteConfig>;
const file = invoiceFileSchema;

const staffPdf = createRoute({
  ...ofInvoice,
  path: INVOICE_PDF,
  ...forWhom("money.read"),
  request: { params: z.object({ file }), query: languageQuerySchema },
  responses: { ...PDF_ANSWER, ...errors(400, 401, 403, 404, 503) },
});

const customersPdf = createRoute({
  ...ofInvoice,
  path: CUSTOMERS_INVOICE_PDF,
  ...forWhom(undefined),
  request: {
    params: z.object({ token: linkTokenSchema, file }),
    query: languageQuerySchema,
  },
  responses: { ...PDF_ANSWER, ...errors(400, 404, 429, 503) },
});

const companysPdf = createRoute({
  ...ofInvoice,
  path: `${COMPANY_BY_TOKEN}/invoices/{file}`,
  ...forWhom(undefined),
  request: { params: ofCompanyLink.params.extend({ file }), query: languageQuerySchema },
  responses: { ...PDF_ANSWER, ...errors(400, 404, 429, 503) },
});

const monthsZip = createRoute({
  method: "get",
  path: INVOICES_ZIP,
  ...forWhom("exports"),
  tags: [listInvoices.tag],
  summary: "All invoices and credit notes of a month as PDF, or a part of very many",
  request: { query: monthQuerySchema },
  responses: {
    200: {
      description: "A ZIP with a file for each, by its number",
      content: { [ZIP]: { schema: z.string().meta({ format: "binary" }) } },
    },
    ...errors(400, 401, 403, 503),
  },
});

export function invoiceFileRoutes(files: InvoiceFiles, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  routes.openapi(staffPdf, async (c) => {
    const { language } = c.req.valid("query");
    return sendPdf(c, await files.pdf(c.req.valid("param").file, language)) as never;
  });
  routes.openapi({ ...customersPdf, middleware: [rateLimiter.limit("order-pages")] }, async (c) => {
    const { token, file: id } = c.req.valid("param");
    return sendPdf(c, await files.pdfOfToken(token, id, c.req.valid("query").language)) as never;
  });
  const ofCompany = { ...companysPdf, middleware: [rateLimiter.limit("company-pages")] };
  routes.openapi(ofCompany, async (c) => {
    const { token, file: id } = c.req.valid("param");
    return sendPdf(c, await files.pdfOfCompany(token, id, c.req.valid("query").language)) as never;
  });
  routes.openapi(monthsZip, async (c) => {
    const query = c.req.valid("query");
    return streamFile(c, ZIP, INVOICES_ZIP, AT_ONCE, () => files.zip(query)) as never;
  });
  return routes;
}
