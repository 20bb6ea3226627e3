import type { OrderRow } from "#server/features/orders/order.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { NewHandover, NewHandoverAnswer } from "#shared/handovers/handover.ts";
import { orderNumber } from "#shared/ids.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { User } from "#shared/session/session.ts";

import { handoverStore } from "./handover.store.ts";
import { readHandover } from "./read-handover.ts";

/** One changes the sheets at a time: an order is out with one courier, and sheets are numbered. */
export const HANDOVERS = "handovers";

/** Makes a sheet of those orders that can be handed over; the others are answered with the reason. */
export const makeHandover =
  (database: Database) =>
  ({ courier, orders: asked }: NewHandover, by: User): Promise<NewHandoverAnswer> =>
    database.transaction(async (trx) => {
      await lockFor(trx, HANDOVERS);
      const store = handoverStore(trx);
      const ids = [...new Set(asked)];
      const found = new Map((await store.lockOrders(ids)).map((order) => [order.id, order]));
      const open = await store.open(ids);
      const refused = ids.flatMap((id) => {
        const why = whyNotHanded(found.get(id)?.status, open.get(id));
        return why ? [{ _id: id, orderNumber: orderNumber(id), ...why }] : [];
      });
      const left = ids.flatMap((id) =>
        refused.some(({ _id }) => _id === id) ? [] : found.get(id)!,
      );
      const [first] = refused;
      if (left.length === 0) throw new HttpError(400, first as ApiMessage);
      const sheet = await store.add({ courier, userId: by.id });
      await store.addLines(
        left.map((order) => ({
          handoverId: sheet.id,
          orderId: order.id,
          cashFils: toCollect(order),
        })),
      );
      await historyStore(trx).recordChanges(
        by,
        "order",
        left.map(({ id }) => ({
          id,
          before: { handover: null },
          given: { handover: sheet.number },
        })),
      );
      return { sheet: await readHandover(trx, sheet), refused };
    });

function whyNotHanded(
  status: KnownOrderStatus | undefined,
  openSheet: number | undefined,
): ApiMessage | undefined {
  if (!status) return apiMessage("not_found", { entity: "order" });
  if (openSheet) return apiMessage("handover_elsewhere", { number: openSheet });
  if (status === "cancelled") return apiMessage("proof_of_cancelled");
  const isThere = status === "delivered" || status === "completed";
  return isThere ? apiMessage("handover_delivered") : undefined;
}

/** In fils: what is still due. Nothing of a transfer that is awaited or to be checked, unless it is a deposit. */
function toCollect(
  order: Pick<OrderRow, "paymentState" | "totalFils" | "depositFils" | "paidFils">,
) {
  const { paymentState, totalFils, depositFils, paidFils } = order;
  const isTransferOpen = paymentState !== "cash_due" && paymentState !== "accepted";
  return isTransferOpen && depositFils === 0 ? 0 : Math.max(totalFils - paidFils, 0);
}
