import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";

import type { CsvRows } from "#server/platform/database/lists/csv-rows.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import {
  CSV_END_OF_RECORD,
  CSV_RECORDS_HEADER,
  CSV_START,
  type CsvCall,
} from "#shared/http/csv-call.ts";

import { errors } from "./answers.ts";
import type { ApiEnv } from "./context.ts";

/** Each export occupies a database connection while it is read. */
const AT_ONCE = new Slots({ total: 3, each: 2, waiting: 4, patience: 2_000 });

/** Adds a call that returns a CSV file to a group of routes. The file is streamed. */
export function handleCsv<const C extends CsvCall>(
  routes: OpenAPIHono<ApiEnv>,
  call: C,
  read: (query: z.output<C["query"]>) => Promise<CsvRows>,
): void {
  const { path, tag, summary, query, columns } = call;
  const route = createRoute({
    method: "get",
    path,
    tags: [tag],
    summary,
    request: { query },
    responses: {
      200: {
        description: `UTF-8 with a byte order mark; the columns: ${columns.join(", ")}`,
        content: { "text/csv": { schema: z.string() } },
      },
      ...errors(400, 401, 503),
    },
  });
  const firstLine = CSV_START + columns.join(",") + CSV_END_OF_RECORD;

  routes.openapi(route, async (c) => {
    const slot = await AT_ONCE.enter(c.get("user")?.id ?? "", c.req.raw.signal);
    try {
      const { total, lines, ended } = await read(c.req.valid("query") as z.output<C["query"]>);
      void ended.then(() => slot[Symbol.dispose]());
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="${path.split("/").at(-1)}"`);
      c.header(CSV_RECORDS_HEADER, String(total));
      // Compressing would buffer the whole file.
      c.header("Content-Encoding", "identity");
      return c.body(bytesOf(firstLine, lines)) as never;
    } catch (error) {
      slot[Symbol.dispose]();
      throw error;
    }
  });
}

/** The file's bytes. */
function bytesOf(firstLine: string, lines: ReadableStream<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = lines.getReader();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(firstLine)),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
