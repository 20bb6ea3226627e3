import { list, one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { binCalls } from "#shared/bin/bin-calls.ts";
import type { BinEntity } from "#shared/bin/bin.ts";

import type { BinService } from "./bin.service.ts";

export function binRoutes(bin: BinService) {
  const routes = newRoutes();
  handleCall(routes, binCalls.list, async ({ query }) => {
    const page = pageOf(query, binCalls.list);
    const { items, total } = await bin.list(query, page);
    return list(items, paginationOf(page, total));
  });
  handleCall(routes, binCalls.restore, async ({ params }, c) => {
    const { id } = params;
    const entity = params.entity as BinEntity;
    await bin.restore(entity, id, staffOf(c));
    return one({ _id: id, id, entity });
  });
  return routes;
}
