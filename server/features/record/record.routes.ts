import { list, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { handleExport } from "#server/platform/http/handle-export.ts";
import { recordCalls } from "#shared/record/record-calls.ts";
import type { RecordQuery } from "#shared/record/record.ts";

import type { RecordService } from "./record.service.ts";

export function recordRoutes(record: RecordService) {
  const routes = newRoutes();
  handleCall(routes, recordCalls.list, async ({ query }, c) => {
    const page = pageOf(query, recordCalls.list);
    const slice = { limit: page.limit ?? 0, offset: page.offset };
    const { entries, total } = await record.list(query, slice, staffOf(c).role);
    return list(entries, paginationOf(page, total));
  });
  handleExport(routes, recordCalls.export, (query, format) =>
    record.readExport(query as Omit<RecordQuery, "page" | "limit">, format),
  );
  return routes;
}
