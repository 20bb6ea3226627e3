import { filesOfOrders } from "#server/features/orders/order-files.store.ts";
import { rosterPhotosStore } from "#server/features/rosters/roster-photos.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { RetentionKind } from "#shared/people/retention.ts";

import { eraseOrdersStore } from "./erase-orders.store.ts";
import { eraseOthersStore } from "./erase-others.store.ts";
import { expiredStore } from "./expired.store.ts";

/** What one transaction has removed. */
export interface Portion {
  count: number;
  /** The keys of files that nothing names any more. */
  files: readonly string[];
}

/** Removes at most so many records that are older than so many days. */
type RemovePortion = (trx: Db, days: number, most: number) => Promise<Portion>;

/** How each class goes. Called again it goes on with what is left, so that it may end anywhere. */
export const PORTIONS: Record<RetentionKind, RemovePortion> = {
  async orders(trx, days, most) {
    const ids = await expiredStore(trx).namedOrders(days, most);
    const kept = new Set(await expiredStore(trx).receiptsOf(ids));
    const files = (await filesOfOrders(trx, ids)).filter((key) => !kept.has(key));
    const others = eraseOthersStore(trx);
    await others.jobsAbout(ids);
    await others.history(ids);
    const orders = eraseOrdersStore(trx);
    await orders.stripCustomers(ids, []);
    await orders.stripAllCards(ids);
    return { count: ids.length, files };
  },

  async receipts(trx, days, most) {
    const files = await expiredStore(trx).takeReceipts(days, most);
    return { count: files.length, files };
  },

  async logos(trx, days, most) {
    const ids = await expiredStore(trx).ordersWithPictures(days, most);
    const named = await filesOfOrders(trx, ids);
    await eraseOrdersStore(trx).takePictures(ids);
    const kept = new Set(await expiredStore(trx).receiptsOf(ids));
    return { count: ids.length, files: named.filter((key) => !kept.has(key)) };
  },

  async messages(trx, days, most) {
    const ids = await expiredStore(trx).messages(days, most);
    const others = eraseOthersStore(trx);
    const replies = await others.replies([], ids);
    await others.jobsAbout([...ids, ...replies]);
    await others.messages(ids);
    await others.history([...ids, ...replies]);
    return { count: ids.length, files: [] };
  },

  async quotes(trx, days, most) {
    const ids = await expiredStore(trx).bulkOrders(days, most);
    const others = eraseOthersStore(trx);
    const replies = await others.replies([], ids);
    await others.jobsAbout([...ids, ...replies]);
    await others.bulkOrders(ids);
    await others.history([...ids, ...replies]);
    return { count: ids.length, files: [] };
  },

  async lists(trx, days, most) {
    const ids = await expiredStore(trx).rosters(days, most);
    const files = await rosterPhotosStore(trx).keys({ lists: ids });
    await eraseOthersStore(trx).rosters(ids);
    return { count: ids.length, files };
  },

  async taps(trx, days, most) {
    return { count: await expiredStore(trx).takeTaps(days, most), files: [] };
  },

  async securityEvents(trx, days, most) {
    return { count: await expiredStore(trx).takeSecurityEvents(days, most), files: [] };
  },

  async deletedOrders(trx, days, most) {
    const ids = await expiredStore(trx).deletedOrders(days, most);
    const files = await filesOfOrders(trx, ids);
    const others = eraseOthersStore(trx);
    await others.jobsAbout(ids);
    await others.history(ids);
    await eraseOrdersStore(trx).delete(ids);
    return { count: ids.length, files };
  },
};
