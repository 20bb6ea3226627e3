import { createRoute, z } from "@hono/zod-openapi";

import { fieldError } from "#server/platform/http-error.ts";
import { errors } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { forWhom } from "#server/platform/http/permission-of-route.ts";
import { streamFile } from "#server/platform/http/stream-file.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import {
  CARD_LIST_COLUMNS,
  CARDS_ZIP,
  listPrintSheetCards,
  SHEET_PDF,
} from "#shared/print-sheets/print-sheet-calls.ts";
import {
  printSheetProofsSchema,
  sheetQuerySchema,
  type PrintedCards,
} from "#shared/print-sheets/print-sheet.ts";

import type { PrintSheetService } from "./print-sheet.service.ts";

/** Each holds print files in memory while it is sent. */
const AT_ONCE = new Slots({ total: 2, each: 1, waiting: 1, patience: 5_000 });

/** A call that answers a file which is made as it is sent. */
const fileCall = <Query extends typeof printSheetProofsSchema>(
  path: string,
  query: Query,
  contentType: string,
  [summary, description]: [summary: string, description: string],
) =>
  createRoute({
    method: "get",
    path,
    ...forWhom("orders.read"),
    tags: [listPrintSheetCards.tag],
    summary,
    request: { query },
    responses: {
      200: {
        description,
        content: { [contentType]: { schema: z.string().meta({ format: "binary" }) } },
      },
      ...errors(400, 401, 403, 404, 503),
    },
  });

const PDF = "application/pdf";
const sheetPdf = fileCall(SHEET_PDF, sheetQuerySchema, PDF, [
  "Approved cards on sheets with crop marks",
  "A PDF whose pages are fronts and backs in turn, so that both sides meet when it is printed on both sides of a sheet",
]);

const ZIP = "application/zip";
const cardsZip = fileCall(CARDS_ZIP, printSheetProofsSchema, ZIP, [
  "The print files of approved cards, with a list of them",
  `A ZIP with a PDF for each card and \`cards.csv\`, which has the columns: ${CARD_LIST_COLUMNS.join(", ")}`,
]);

export function printSheetRoutes(printSheets: PrintSheetService) {
  const routes = newRoutes();
  handleCall(routes, listPrintSheetCards, async ({ body }) => ({
    status: "success" as const,
    data: await printSheets.cards(body),
  }));
  routes.openapi(sheetPdf, async (c) => {
    const { proofs, order, ...settings } = c.req.valid("query");
    return streamFile(c, PDF, SHEET_PDF, AT_ONCE, () =>
      printSheets.sheets(meantBy({ proofs, order }), settings),
    ) as never;
  });
  routes.openapi(cardsZip, async (c) => {
    const meant = meantBy(c.req.valid("query"));
    return streamFile(c, ZIP, CARDS_ZIP, AT_ONCE, () => printSheets.zip(meant)) as never;
  });
  return routes;
}

function meantBy({ proofs, order }: z.output<typeof printSheetProofsSchema>): PrintedCards {
  if (proofs) return { proofs };
  if (order) return { order };
  throw fieldError("proofs", apiMessage("required"));
}
