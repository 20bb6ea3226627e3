import type { OrderService } from "#server/features/orders/order.service.ts";
import type { StaffOrders } from "#server/features/orders/staff-order.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { boardCalls } from "#shared/board/board-calls.ts";
import { undoOrderChanges } from "#shared/orders/order-staff-calls.ts";

import type { BoardService } from "./board.service.ts";

interface BoardRoutesParts {
  board: BoardService;
  orders: OrderService;
  staffOrders: StaffOrders;
}

export function boardRoutes({ board, orders, staffOrders }: BoardRoutesParts) {
  const routes = newRoutes();
  handleCall(routes, boardCalls.read, async ({ query }) => ({
    status: "success" as const,
    data: { columns: await board.read(query) },
  }));
  handleCall(routes, boardCalls.find, async ({ query }) => one(await board.find(query.text)));
  handleCall(routes, boardCalls.move, async ({ query, body }, c) => ({
    status: "success" as const,
    data: await board.move(body, { by: staffOf(c), isDryRun: query.dryRun === true }),
  }));
  handleCall(routes, undoOrderChanges, async ({ body }, c) => ({
    status: "success" as const,
    data: await board.undo(body.entries, staffOf(c)),
  }));
  handleCall(routes, boardCalls.remake, async ({ params, body }, c) => {
    const by = staffOf(c);
    await board.remake(params.id, params.card, body.code, by);
    return one(await staffOrders.one(await orders.find(params.id), by));
  });
  return routes;
}
