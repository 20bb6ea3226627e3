import { createRoute, z, type RouteConfig } from "@hono/zod-openapi";

import { errors } from "#server/platform/http/answers.ts";
import { newRoutes, type ApiContext } from "#server/platform/http/context.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { streamFile } from "#server/platform/http/stream-file.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { Slots } from "#server/platform/limits/slots.ts";
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

const PDF = "application/pdf";
const ZIP = "application/zip";
const fileOf = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: z.string().meta({ format: "binary" }) } } },
});
const ofInvoice = {
  method: "get" as const,
  tags: [listInvoices.tag as string],
  summary: "An invoice or credit note as PDF: its id with `.pdf` behind it",
} satisfies Partial<RouteConfig>;
const one = fileOf(PDF, "In A4; its texts can be searched and copied");
const file = invoiceFileSchema;

const staffPdf = createRoute({
  ...ofInvoice,
  path: INVOICE_PDF,
  ...forWhom("money.read"),
  request: { params: z.object({ file }), query: languageQuerySchema },
  responses: { ...one, ...errors(400, 401, 403, 404, 503) },
});

const customersPdf = createRoute({
  ...ofInvoice,
  path: CUSTOMERS_INVOICE_PDF,
  ...forWhom(undefined),
  request: {
    params: z.object({ token: linkTokenSchema, file }),
    query: languageQuerySchema,
  },
  responses: { ...one, ...errors(400, 404, 429, 503) },
});

const monthsZip = createRoute({
  method: "get",
  path: INVOICES_ZIP,
  ...forWhom("exports"),
  tags: [listInvoices.tag],
  summary: "All invoices and credit notes of a month as PDF",
  request: { query: monthQuerySchema },
  responses: {
    ...fileOf(ZIP, "A ZIP with a file for each, by its number"),
    ...errors(400, 401, 403, 503),
  },
});

export function invoiceFileRoutes(files: InvoiceFiles, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  routes.openapi(staffPdf, async (c) => {
    const { language } = c.req.valid("query");
    return sent(c, await files.pdf(c.req.valid("param").file, language)) as never;
  });
  routes.openapi({ ...customersPdf, middleware: [rateLimiter.limit("order-pages")] }, async (c) => {
    const { token, file: id } = c.req.valid("param");
    return sent(c, await files.pdfOfToken(token, id, c.req.valid("query").language)) as never;
  });
  routes.openapi(monthsZip, async (c) => {
    const { month, language } = c.req.valid("query");
    return streamFile(c, ZIP, INVOICES_ZIP, AT_ONCE, () => files.zip(month, language)) as never;
  });
  return routes;
}

function sent(c: ApiContext, { bytes, name }: { bytes: Uint8Array; name: string }): Response {
  c.header("Content-Type", PDF);
  c.header("Content-Disposition", `inline; filename="${name}"`);
  c.header("Cache-Control", "no-store");
  return c.body(new Uint8Array(bytes));
}
