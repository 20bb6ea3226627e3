import { readFile } from "node:fs/promises";

import { and, asc, eq, inArray, isNull, like, sql } from "drizzle-orm";

import type { Config } from "#server/config.ts";
import { addons } from "#server/features/addons/addon.table.ts";
import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { makeCards } from "#server/features/cards/make-cards.ts";
import { cardDesigns, products } from "#server/features/catalog/product.table.ts";
import { cities, countries } from "#server/features/delivery/location.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { orderAddons, orderNumbers, orders } from "#server/features/orders/order.table.ts";
import { replies } from "#server/features/replies/reply.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { files } from "#server/platform/files/file.table.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

import { DEMO_MARK } from "./demo-id.ts";
import { demoBulkOrders, demoMessages, demoSubscribers } from "./demo-letters.ts";
import { demoOrders, type Offer } from "./demo-orders.ts";

const DEMO_IDS = `${DEMO_MARK}%`;
/** The picture of all demo receipts, drawn for this. */
const RECEIPT = {
  key: `private/${DEMO_MARK.repeat(3).slice(0, 32)}.webp`,
  isPublic: false,
  contentType: "image/webp",
  width: 600,
  height: 900,
};

/** How many records there are of each kind. */
export interface DemoCounts {
  orders: number;
  bulkOrders: number;
  messages: number;
  subscribers: number;
}

/**
 * Adds the demo records, in place of those that are there; all of them or none. Nobody is written to.
 * @throws {StartProblem} when the shop has no product or no city to order
 */
export async function addDemo(
  database: Database,
  config: Pick<Config, "files">,
  now = new Date(),
): Promise<DemoCounts> {
  const picture = await readFile(new URL("receipt.webp", import.meta.url));
  await openFileStore(config.files).putBytes(RECEIPT.key, picture, RECEIPT.contentType);
  return database.transaction(async (trx) => {
    await remove(trx);
    const offer = await readOffer(trx);
    const added = demoOrders(offer, RECEIPT.key, now);
    const rows = {
      orders: added.map(({ order }) => order),
      bulkOrders: demoBulkOrders(now),
      messages: demoMessages(now),
      subscribers: demoSubscribers(now),
    };
    await trx
      .insert(files)
      .values({ ...RECEIPT, byteSize: picture.length })
      .onConflictDoNothing();
    await trx
      .insert(orderNumbers)
      .values(rows.orders.map(({ id }) => ({ orderId: id, number: id.slice(-8) })));
    await trx.insert(orders).values(rows.orders);
    await trx.insert(orderAddons).values(added.flatMap((each) => each.addons));
    for (const { id } of rows.orders) {
      await makeCards(trx, (await orderStore(trx).findPlaced(id))!);
    }
    await trx.insert(bulkOrders).values(rows.bulkOrders);
    await trx.insert(messages).values(rows.messages);
    // An address that has subscribed stays as it is.
    await trx.insert(subscribers).values(rows.subscribers).onConflictDoNothing();
    return count(trx);
  });
}

/** Takes them away again, with all that staff did with them. */
export async function removeDemo(database: Database): Promise<DemoCounts> {
  return database.transaction(async (trx) => {
    const counts = await count(trx);
    await remove(trx);
    return counts;
  });
}

async function count(trx: Db): Promise<DemoCounts> {
  return {
    orders: await trx.$count(orders, like(orders.id, DEMO_IDS)),
    bulkOrders: await trx.$count(bulkOrders, like(bulkOrders.id, DEMO_IDS)),
    messages: await trx.$count(messages, like(messages.id, DEMO_IDS)),
    subscribers: await trx.$count(subscribers, like(subscribers.id, DEMO_IDS)),
  };
}

/** The picture is left to the daily sweep, which deletes what no record refers to. */
async function remove(trx: Db): Promise<void> {
  await trx.delete(orders).where(like(orders.id, DEMO_IDS));
  await trx.delete(orderNumbers).where(like(orderNumbers.orderId, DEMO_IDS));
  await trx.delete(bulkOrders).where(like(bulkOrders.id, DEMO_IDS));
  await trx.delete(messages).where(like(messages.id, DEMO_IDS));
  await trx.delete(subscribers).where(like(subscribers.id, DEMO_IDS));
  await trx.delete(replies).where(like(replies.aboutId, DEMO_IDS));
  await trx.delete(historyEntries).where(like(historyEntries.entityId, DEMO_IDS));
}

async function readOffer(trx: Db): Promise<Offer> {
  const [product] = await trx.select().from(products).where(eq(products.isMainProduct, true));
  const designs = product
    ? await trx
        .select()
        .from(cardDesigns)
        .where(eq(cardDesigns.productId, product.id))
        .orderBy(asc(cardDesigns.position))
    : [];
  const places = await trx
    .select({ country: countries, city: cities })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(
      and(
        isNull(cities.deletedAt),
        isNull(countries.deletedAt),
        sql`${countries.id} <> ${OTHER_COUNTRY_ID}`,
      ),
    )
    .orderBy(asc(countries.displayOrder), asc(countries.id), asc(cities.displayOrder));
  const country = places[0]?.country;
  if (!product || designs.length === 0 || !country) {
    throw new StartProblem("The shop has no product or no city: there is nothing to order.");
  }
  return {
    product,
    designs,
    country,
    cities: places.filter((each) => each.country.id === country.id).map(({ city }) => city),
    addons: await trx
      .select()
      .from(addons)
      .where(and(isNull(addons.deletedAt), inArray(addons.inputType, ["text"])))
      .orderBy(asc(addons.createdAt)),
  };
}
