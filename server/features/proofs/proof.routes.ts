import { createRoute, z, type RouteConfig } from "@hono/zod-openapi";

import { errors, one } from "#server/platform/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { PDF_ANSWER } from "#server/platform/http/send-pdf.ts";
import { streamFile } from "#server/platform/http/stream-file.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { oneOfWords } from "#shared/http/page-query.ts";
import { languageQuerySchema } from "#shared/invoices/invoice.ts";
import { linkTokenSchema } from "#shared/link-token.ts";
import { CUSTOMERS_PROOF_DOCUMENT } from "#shared/proofs/customers-document.ts";
import {
  approveAllProofs,
  getCustomersProofs,
  orderProofCalls,
  PROOF_DOCUMENT,
} from "#shared/proofs/order-proof-calls.ts";
import { answerProof, PRINT_FILE, printFileName, proofCalls } from "#shared/proofs/proof-calls.ts";
import { PRINT_FILES } from "#shared/proofs/proof.ts";

import type { proofAnswers } from "./proof-answers.ts";
import type { ProofDocuments } from "./proof-document.ts";
import type { ProofService } from "./proof.service.ts";

const printFile = createRoute({
  method: "get",
  path: PRINT_FILE,
  ...forWhom("orders.read"),
  tags: [proofCalls.list.tag],
  summary: "A print file of the approved proof, and of no other",
  request: {
    params: z.object({
      id: idParam.shape.id,
      proof: idParam.shape.id,
      file: oneOfWords("file", PRINT_FILES),
    }),
  },
  responses: {
    200: {
      description:
        "A PDF with a page for each side, TrimBox and BleedBox; or one side as a PNG of 300 dpi with its bleed",
      content: {
        "application/pdf": { schema: z.string().meta({ format: "binary" }) },
        "image/png": { schema: z.string().meta({ format: "binary" }) },
      },
    },
    ...errors(400, 401, 403, 404),
  },
});

const documentRoute = {
  method: "get" as const,
  tags: [proofCalls.list.tag as string],
  summary: "All proofs of an order in one document, what should be looked at first at its top",
} satisfies Partial<RouteConfig>;

const staffDocument = createRoute({
  ...documentRoute,
  path: PROOF_DOCUMENT,
  ...forWhom("orders.read"),
  request: { params: z.object({ id: idParam.shape.id }), query: languageQuerySchema },
  responses: { ...PDF_ANSWER, ...errors(400, 401, 403, 404, 503) },
});

const customersDocument = createRoute({
  ...documentRoute,
  path: CUSTOMERS_PROOF_DOCUMENT,
  ...forWhom(undefined),
  request: { params: z.object({ token: linkTokenSchema }), query: languageQuerySchema },
  responses: { ...PDF_ANSWER, ...errors(400, 404, 429, 503) },
});

/** Each holds the pages of a few cards in memory while it is sent. */
const DOCUMENTS_AT_ONCE = new Slots({ total: 3, each: 1, waiting: 1, patience: 5_000 });
const PDF = "application/pdf";

interface ProofParts {
  proofDocuments: ProofDocuments;
  proofs: ProofService;
  proofAnswers: ReturnType<typeof proofAnswers>;
  rateLimiter: RateLimiter;
}

export function proofRoutes({
  proofs,
  proofAnswers: answers,
  proofDocuments,
  rateLimiter,
}: ProofParts) {
  const routes = newRoutes();
  handleCall(routes, proofCalls.list, async ({ params, query }) => ({
    status: "success" as const,
    data: await proofs.list(params.id, query.card),
  }));
  handleCall(routes, proofCalls.make, async ({ params, body }, c) => {
    const { card, ...settings } = body;
    if (card === undefined) {
      return counted(await proofs.makeAll(params.id, settings, staffOf(c)));
    }
    c.status(201);
    return one(await proofs.make(params.id, card, settings, staffOf(c)));
  });
  handleCall(routes, orderProofCalls.cards, async ({ params, query }) => ({
    status: "success" as const,
    data: await proofs.cards(params.id, query),
  }));
  handleCall(routes, orderProofCalls.send, async ({ params }, c) =>
    counted(await proofs.sendAll(params.id, staffOf(c))),
  );
  handleCall(routes, orderProofCalls.approve, async ({ params, body }, c) =>
    counted(await proofs.approveAll(params.id, body, staffOf(c))),
  );
  handleCall(routes, proofCalls.send, async ({ params }, c) =>
    one(await proofs.send(params.id, params.proof, staffOf(c))),
  );
  handleCall(routes, proofCalls.approve, async ({ params, body }, c) =>
    one(await proofs.approve(params.id, params.proof, body.note, staffOf(c))),
  );
  routes.openapi(printFile, async (c) => {
    const params = c.req.valid("param");
    const { file } = params;
    const { bytes, version } = await proofs.printFile(params.id, params.proof, file);
    c.header("Content-Type", file.endsWith(".pdf") ? "application/pdf" : "image/png");
    const name = printFileName(params.id, version, file);
    c.header("Content-Disposition", `attachment; filename="${name}"`);
    c.header("Cache-Control", "no-store");
    return c.body(new Uint8Array(bytes)) as never;
  });
  const limited = { before: [rateLimiter.limit("order-pages")] };
  handleCall(
    routes,
    answerProof,
    async ({ params, body }) => one(await answers.one(params.token, body)),
    limited,
  );
  handleCall(routes, getCustomersProofs, async ({ params, query }) => ({
    status: "success" as const,
    data: await answers.list(params.token, query),
  }));
  handleCall(
    routes,
    approveAllProofs,
    async ({ params, body }) => one(await answers.approveAll(params.token, body.digest)),
    limited,
  );
  routes.openapi(staffDocument, async (c) => {
    const { language } = c.req.valid("query");
    const make = () => proofDocuments.ofOrder(c.req.valid("param").id, language);
    return streamFile(c, PDF, PROOF_DOCUMENT, DOCUMENTS_AT_ONCE, make) as never;
  });
  routes.openapi({ ...customersDocument, middleware: limited.before }, async (c) => {
    const { token } = c.req.valid("param");
    const make = () => proofDocuments.ofToken(token, c.req.valid("query").language);
    return streamFile(c, PDF, CUSTOMERS_PROOF_DOCUMENT, DOCUMENTS_AT_ONCE, make, token) as never;
  });
  return routes;
}

const counted = (proofs: number) => ({ status: "success" as const, data: { proofs } });
