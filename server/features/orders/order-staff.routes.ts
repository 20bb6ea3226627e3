import { deleted, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import {
  addOrderNote,
  decidePayment,
  deleteOrderNote,
  getOrderRecord,
  setOrderStatuses,
  takeOrder,
} from "#shared/orders/order-staff-calls.ts";

import { presentNote } from "./order-record.ts";
import type { OrderService } from "./order.service.ts";
import type { StaffOrders } from "./staff-order.ts";

/** What staff do with orders at their desk. */
export function orderStaffRoutes(orders: OrderService, staffOrders: StaffOrders) {
  const routes = newRoutes();
  handleCall(routes, takeOrder, async ({ headers, query, body, files }, c) => {
    const by = staffOf(c);
    const isDryRun = query.dryRun === true;
    const idempotencyKey = headers["idempotency-key"] || undefined;
    const taking = { files, by, idempotencyKey, isDryRun, sender: c.req.raw.signal };
    const { order, pageToken, isRepeated } = await orders.take(body, taking);
    c.status(isRepeated || isDryRun ? 200 : 201);
    return one({ ...(await staffOrders.one(order, by)), pageToken });
  });
  handleCall(routes, decidePayment, async ({ params, headers, body }, c) => {
    const version = headers["if-match"];
    const by = staffOf(c);
    const decided = await orders.decidePayment(params.id, body, by, version);
    return one(await staffOrders.one(decided, by));
  });
  handleCall(routes, getOrderRecord, async ({ params }) => one(await orders.record(params.id)));
  handleCall(routes, addOrderNote, async ({ params, body }, c) => {
    const by = staffOf(c);
    return one(presentNote(await orders.addNote(params.id, body.text, by), by));
  });
  handleCall(routes, deleteOrderNote, async ({ params }, c) => {
    await orders.deleteNote(params.id, params.note, staffOf(c));
    return deleted("order-note");
  });
  handleCall(routes, setOrderStatuses, async ({ query, body }, c) => ({
    status: "success" as const,
    data: await orders.setStatuses(body, { by: staffOf(c), isDryRun: query.dryRun === true }),
  }));
  return routes;
}
