import { createRoute, z } from "@hono/zod-openapi";

import { errors } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { sendPdf, PDF_ANSWER } from "#server/platform/http/send-pdf.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { invoiceFileSchema, languageQuerySchema } from "#shared/invoices/invoice.ts";
import { COMPANYS_QUOTE_PDF, QUOTE_PDF, sendQuote } from "#shared/quotes/quote-calls.ts";
import { quoteTokenSchema } from "#shared/quotes/quote.ts";

import type { QuoteFiles } from "./quote-files.ts";

const tags = [sendQuote.tag as string];

const staffPdf = createRoute({
  method: "get",
  path: QUOTE_PDF,
  tags,
  summary: "A quote as PDF: its id with `.pdf` behind it",
  ...forWhom("customers.read"),
  request: { params: z.object({ file: invoiceFileSchema }), query: languageQuerySchema },
  responses: { ...PDF_ANSWER, ...errors(400, 401, 403, 404, 503) },
});

const companysPdf = createRoute({
  method: "get",
  path: COMPANYS_QUOTE_PDF,
  tags,
  summary: "The quote that a company's link leads to, as PDF",
  ...forWhom(undefined),
  request: { params: z.object({ token: quoteTokenSchema }), query: languageQuerySchema },
  responses: { ...PDF_ANSWER, ...errors(400, 404, 429, 503) },
});

export function quoteFileRoutes(files: QuoteFiles, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  routes.openapi(staffPdf, async (c) => {
    const { language } = c.req.valid("query");
    return sendPdf(c, await files.pdf(c.req.valid("param").file, language)) as never;
  });
  routes.openapi({ ...companysPdf, middleware: [rateLimiter.limit("order-pages")] }, async (c) => {
    const { language } = c.req.valid("query");
    return sendPdf(c, await files.pdfOfToken(c.req.valid("param").token, language)) as never;
  });
  return routes;
}
