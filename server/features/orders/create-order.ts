import { createHash } from "node:crypto";

import { makeCards } from "#server/features/cards/make-cards.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { HttpError, fieldError } from "#server/platform/http-error.ts";
import { parseOrThrow } from "#server/platform/http/context.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { orderNumber } from "#shared/ids.ts";
import { orderFormSchema, type OrderForm } from "#shared/orders/order-form.ts";

import { orderConfirmation, orderNotice } from "./notifications/order-notifications.ts";
import { orderStore, type OrderStore, type OrderWithAddons } from "./order.store.ts";
import { priceOrder } from "./priced-order.ts";

/** The input of `POST /orders`. */
export interface OrderSubmission {
  fields: unknown;
  files: readonly UploadedFile[];
  /** The `Idempotency-Key` header, from clients that send one. */
  idempotencyKey: string | undefined;
  /** Processed and answered like any other, but nothing is stored. */
  isDryRun: boolean;
  /** Aborted when the client disconnects. */
  sender?: AbortSignal;
  /** Called in the transaction of an order that is not a repetition; may throw to reject it. */
  countNew(trx: Db): Promise<void>;
}

export interface PlacedOrder {
  order: OrderWithAddons;
  /** True when the same order had been placed before. */
  isRepeated: boolean;
}

/**
 * Stores the order with copies of everything it shows, its total, its pictures, its card and its
 * notifications; all of it or nothing. When the same order is sent again, even at the same moment,
 * the first one is returned.
 */
export async function createOrder(
  database: Database,
  files: FileService,
  notifications: Notifications,
  submission: OrderSubmission,
): Promise<PlacedOrder> {
  const form = parseOrThrow(orderFormSchema, submission.fields);
  const identity = identityOf(form, submission);
  const earlier = await findEarlier(orderStore(database.db), identity);
  if (earlier) return { order: earlier, isRepeated: true };

  const draft = await priceOrder(database, form, submission.files);
  const { sender } = submission;
  return files.storing(draft.pictures, { isPublic: false, sender }, async (stored) => {
    const placed = await transactionOrDryRun(database, submission, async (trx) => {
      const orders = orderStore(trx);
      await lock(orders, identity);
      const first = await findEarlier(orders, identity);
      if (first) return { order: first, isRepeated: true };
      await submission.countNew(trx);

      const { order, addons } = draft.with(stored);
      const id = form._id ?? (await orders.reserveId());
      await files.register(trx, stored);
      const row = { ...order, id, contentHash: identity.contentHash };
      const added = await orders.add(row, addons);
      await makeCards(trx, added);
      if (identity.key) await orders.addKey(identity.key, identity.contentHash, id);
      const about = { orderId: id };
      const [phone] = added.phoneNumbers;
      await notifications.send(trx, orderConfirmation, about, { email: added.email, phone });
      await notifications.sendToStaff(trx, orderNotice, about);
      return { order: added, isRepeated: false };
    });
    if (placed.isRepeated || submission.isDryRun) await files.discard(stored);
    return placed;
  });
}

interface Identity {
  reservedId: string | undefined;
  key: string | undefined;
  contentHash: string;
}

/** By what an order is known again: its reserved id, its client's key, else all that it says. */
function identityOf(
  { _id, language: _, ...form }: OrderForm,
  submission: OrderSubmission,
): Identity {
  const pictures = submission.files.map(({ field, hash }) => `${field} ${hash}`);
  const content = JSON.stringify([form, pictures.toSorted()]);
  return {
    reservedId: _id,
    key: submission.idempotencyKey,
    contentHash: createHash("sha256").update(content).digest("hex"),
  };
}

/** Makes identical orders wait for each other; the fixed order of the locks prevents deadlocks. */
async function lock(orders: OrderStore, { contentHash, key, reservedId }: Identity): Promise<void> {
  await orders.lockFor(`content ${contentHash}`);
  if (key) await orders.lockFor(`key ${key}`);
  if (reservedId) await orders.lockFor(`id ${reservedId}`);
}

async function findEarlier(
  orders: OrderStore,
  { reservedId, key, contentHash }: Identity,
): Promise<OrderWithAddons | undefined> {
  if (reservedId) {
    const placed = await orders.findPlaced(reservedId);
    if (placed) return sameOrRefuse(placed, contentHash);
    if (!(await orders.isReserved(reservedId))) {
      throw fieldError("_id", apiMessage("order_number_unknown"));
    }
  }
  if (key) {
    const stored = await orders.findKey(key);
    const placed = stored && (await orders.findPlaced(stored.orderId));
    if (placed) return sameOrRefuse(placed, contentHash);
  }
  // With an id or a key the client says which order is meant: equal content is not a repetition.
  return reservedId || key ? undefined : orders.findRepeated(contentHash);
}

function sameOrRefuse(placed: OrderWithAddons, contentHash: string): OrderWithAddons {
  if (placed.contentHash === contentHash && placed.deletedAt === null) return placed;
  const details = { orderNumber: orderNumber(placed.id) };
  throw new HttpError(422, apiMessage("order_placed_already", details), { details });
}
