import { list, one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { handleExport } from "#server/platform/http/handle-export.ts";
import {
  exportHandover,
  getHandover,
  listHandovers,
  makeHandover,
  removeFromHandover,
  settleHandover,
} from "#shared/handovers/handover-calls.ts";

import type { HandoverService } from "./handover.service.ts";

export function handoverRoutes(handovers: HandoverService) {
  const routes = newRoutes();
  handleCall(routes, listHandovers, async ({ query }) => {
    const page = pageOf(query, listHandovers);
    const { sheets, total } = await handovers.list(query, page);
    return list(sheets, paginationOf(page, total));
  });
  handleCall(routes, getHandover, async ({ params }) => one(await handovers.read(params.id)));
  handleCall(routes, makeHandover, async ({ body }, c) =>
    one(await handovers.make(body, staffOf(c))),
  );
  handleCall(routes, removeFromHandover, async ({ params }, c) =>
    one(await handovers.removeOrder(params.id, params.order, staffOf(c))),
  );
  handleCall(routes, settleHandover, async ({ params, body }, c) =>
    one(await handovers.settle(params.id, body, staffOf(c))),
  );
  handleExport(routes, exportHandover, handovers.readExport);
  return routes;
}
