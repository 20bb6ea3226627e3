import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";

import type { ExportedFile } from "#server/platform/database/lists/exported-file.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import {
  CSV_END_OF_RECORD,
  CSV_RECORDS_HEADER,
  CSV_START,
  ESTIMATED_LENGTH_HEADER,
  exportPath,
  type CsvCall,
  type ExportFormat,
} from "#shared/http/csv-call.ts";

import { errors } from "./answers.ts";
import type { ApiEnv } from "./context.ts";
import { forWhom } from "./permission-of-route.ts";

/** Each export occupies a database connection while it is read. */
const AT_ONCE = new Slots({ total: 3, each: 2, waiting: 4, patience: 2_000 });

const FORMATS = {
  csv: { type: "text/csv; charset=utf-8", about: "UTF-8 with a byte order mark" },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    about: "A spreadsheet with typed cells",
  },
} as const;

/** Adds the calls that return a list as a file: CSV, and XLSX beside it. Files are streamed. */
export function handleExport<const C extends CsvCall>(
  routes: OpenAPIHono<ApiEnv>,
  call: C,
  read: (query: z.output<C["query"]>, format: ExportFormat) => Promise<ExportedFile>,
): void {
  for (const format of ["csv", "xlsx"] as const) {
    const { type, about } = FORMATS[format];
    const path = exportPath(call, format);
    const name = path.split("/").at(-1)!;
    const route = createRoute({
      method: "get",
      path,
      tags: [call.tag],
      summary: call.summary.replace(/[^ ]+$/, name),
      ...forWhom("exports"),
      request: { query: call.query },
      responses: {
        200: {
          description: `${about}; the columns: ${call.columns.join(", ")}`,
          content: {
            [type.split(";")[0]!]:
              format === "csv"
                ? { schema: z.string(), example: emptyFile(call) }
                : { schema: z.string().meta({ format: "binary" }) },
          },
        },
        ...errors(400, 401, 403, 503),
      },
    });
    routes.openapi(route, async (c) => {
      const slot = await AT_ONCE.enter(c.get("user")?.id ?? "", c.req.raw.signal);
      try {
        const query = c.req.valid("query") as z.output<C["query"]>;
        const { total, bytes, estimatedLength, ended } = await read(query, format);
        void ended.then(() => slot[Symbol.dispose]());
        c.header("Content-Type", type);
        c.header("Content-Disposition", `attachment; filename="${name}"`);
        c.header(CSV_RECORDS_HEADER, String(total));
        if (estimatedLength) c.header(ESTIMATED_LENGTH_HEADER, String(estimatedLength));
        // Compressing would buffer the whole file.
        c.header("Content-Encoding", "identity");
        return c.body(bytes) as never;
      } catch (error) {
        slot[Symbol.dispose]();
        throw error;
      }
    });
  }
}

/** The file of a list without records. */
function emptyFile({ columns }: CsvCall): string {
  return CSV_START + columns.join(",") + CSV_END_OF_RECORD;
}
