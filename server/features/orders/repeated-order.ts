import type { Db } from "#server/platform/database/connect.ts";
import { HttpError, fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { orderNumber } from "#shared/ids.ts";

import { orderStore, type StoredOrder } from "./order.store.ts";
import type { Identity, Same } from "./same-order.store.ts";

export interface PlacedOrder {
  order: StoredOrder;
  /** True when the same order had been placed before. */
  isRepeated: boolean;
}

/**
 * The order that was placed before by this identity, if there is one. Throws when it was another one,
 * or was deleted, or when the id was never reserved.
 */
export async function earlierOrder(
  db: Db,
  { placedId, isKnown }: Same,
  { contentHash }: Identity,
): Promise<PlacedOrder | undefined> {
  if (!isKnown) throw fieldError("_id", apiMessage("order_number_unknown"));
  const order = placedId === null ? undefined : await orderStore(db).findPlaced(placedId);
  if (!order) return undefined;
  if (order.contentHash === contentHash && order.deletedAt === null) {
    return { order, isRepeated: true };
  }
  const details = { orderNumber: orderNumber(order.id) };
  throw new HttpError(422, apiMessage("order_placed_already", details), { details });
}
