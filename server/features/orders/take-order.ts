import type { Database } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { filsFromJod } from "#shared/money.ts";
import type { StaffOrderForm } from "#shared/orders/staff-order-form.ts";
import { may } from "#shared/session/permissions.ts";
import type { User } from "#shared/session/session.ts";

import type { orderPlacing } from "./create-order.ts";
import { orderLinkStore } from "./order-link.store.ts";

interface Taking {
  /** Answered like any other, but nothing is stored. */
  isDryRun: boolean;
  files: readonly UploadedFile[];
  by: User;
  idempotencyKey: string | undefined;
  sender: AbortSignal;
}

/**
 * Places an order that staff take, by the way of all orders; with a link that opens its page for its
 * customer. Whoever may not change money takes it at the shop's prices, to be paid.
 */
export async function takeOrder(
  database: Database,
  place: ReturnType<typeof orderPlacing>,
  { price, fee, reason, payment, again, ...form }: StaffOrderForm,
  { by, ...sent }: Taking,
) {
  const isOwnTerms = price !== undefined || fee !== undefined || payment === "paid";
  if (isOwnTerms && !may(by.role, "money.write")) {
    throw new HttpError(403, apiMessage("not_permitted"));
  }
  const { order, isRepeated } = await place({
    ...sent,
    fields: form,
    post: undefined,
    again: again === undefined ? undefined : { orderId: again },
    staff: {
      by,
      productFils: price === undefined ? undefined : filsFromJod(price),
      cityFeeFils: fee === undefined ? undefined : filsFromJod(fee),
      reason,
      isPaid: payment === "paid",
    },
  });
  if (sent.isDryRun) return { order, pageToken: "", isRepeated: false };
  const pageToken = await orderLinkStore(database.db).add(order.id);
  return { order, pageToken, isRepeated };
}
