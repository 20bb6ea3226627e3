import { readFile } from "node:fs/promises";

import { and, asc, eq, inArray, isNull, like, notExists, or, sql } from "drizzle-orm";

import type { Config } from "#server/config.ts";
import { addons } from "#server/features/addons/addon.table.ts";
import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { makeCards } from "#server/features/cards/make-cards.ts";
import { cardDesigns, products } from "#server/features/catalog/product.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { cities, countries } from "#server/features/delivery/location.table.ts";
import { invoices } from "#server/features/invoices/invoice.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { orderAddons, orderNumbers, orders } from "#server/features/orders/order.table.ts";
import { replies } from "#server/features/replies/reply.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { files } from "#server/platform/files/file.table.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

import { addCompanies } from "./add-companies.ts";
import { DEMO_MARK } from "./demo-id.ts";
import { demoBulkOrders, demoMessages, demoSubscribers } from "./demo-letters.ts";
import { demoOrders, type Offer } from "./demo-orders.ts";

const DEMO_IDS = `${DEMO_MARK}%`;
/** The pictures of the demo, drawn for it: that of all receipts, and a company's logo for print and for pages. */
const RECEIPT = picture("receipt.webp", "private/", "3", { width: 600, height: 900 });
const LOGO = picture("logo.webp", "private/", "4", { width: 480, height: 480 });
const PAGE_LOGO = picture("logo.webp", "public/", "5", { width: 480, height: 480 });

function picture(
  name: string,
  place: "private/" | "public/",
  last: string,
  size: { width: number; height: number },
) {
  return {
    source: new URL(name, import.meta.url),
    key: `${place}${DEMO_MARK.repeat(3).slice(0, 31)}${last}.webp`,
    isPublic: place === "public/",
    contentType: "image/webp",
    ...size,
  };
}

/** How many records there are of each kind. */
export interface DemoCounts {
  orders: number;
  companies: number;
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
  config: Pick<Config, "files" | "cardUrl">,
  now = new Date(),
): Promise<DemoCounts> {
  const pictures = await Promise.all([RECEIPT, LOGO, PAGE_LOGO].map(stored(config.files)));
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
    await trx.insert(files).values(pictures).onConflictDoNothing();
    await trx
      .insert(orderNumbers)
      .values(rows.orders.map(({ id }) => ({ orderId: id, number: id.slice(-8) })));
    await trx.insert(orders).values(rows.orders);
    await trx.insert(orderAddons).values(added.flatMap((each) => each.addons));
    for (const { id } of rows.orders) {
      await makeCards(trx, (await orderStore(trx).findPlaced(id))!);
    }
    await trx.insert(bulkOrders).values(rows.bulkOrders);
    await addCompanies(trx, {
      offer,
      logo: { print: LOGO.key, page: UPLOADS_PATH + PAGE_LOGO.key },
      cardUrl: config.cardUrl,
      now,
    });
    await trx.insert(messages).values(rows.messages);
    // An address that has subscribed stays as it is.
    await trx.insert(subscribers).values(rows.subscribers).onConflictDoNothing();
    return count(trx);
  });
}

/** Stores a picture's file, and answers what is registered of it. */
const stored =
  (files: Config["files"]) =>
  async ({ source, ...file }: ReturnType<typeof picture>) => {
    const bytes = await readFile(source);
    await openFileStore(files).putBytes(file.key, bytes, file.contentType);
    return { ...file, byteSize: bytes.length };
  };

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
    companies: await trx.$count(companies, like(companies.id, DEMO_IDS)),
    bulkOrders: await trx.$count(bulkOrders, like(bulkOrders.id, DEMO_IDS)),
    messages: await trx.$count(messages, like(messages.id, DEMO_IDS)),
    subscribers: await trx.$count(subscribers, like(subscribers.id, DEMO_IDS)),
  };
}

/** The pictures are left to the daily sweep, which deletes what no record refers to. */
async function remove(trx: Db): Promise<void> {
  // Also what somebody has ordered for a company of the demo.
  const removed = await trx
    .delete(orders)
    .where(or(like(orders.id, DEMO_IDS), like(orders.companyId, DEMO_IDS)))
    .returning({ id: orders.id });
  const ids = removed.map(({ id }) => id);
  const invoice = trx.select().from(invoices).where(eq(invoices.orderId, orderNumbers.orderId));
  const isDemos = or(like(orderNumbers.orderId, DEMO_IDS), inArray(orderNumbers.orderId, ids));
  await trx.delete(orderNumbers).where(and(isDemos, notExists(invoice)));
  await trx.delete(bulkOrders).where(like(bulkOrders.id, DEMO_IDS));
  await trx.delete(companies).where(like(companies.id, DEMO_IDS));
  await trx.delete(messages).where(like(messages.id, DEMO_IDS));
  await trx.delete(subscribers).where(like(subscribers.id, DEMO_IDS));
  await trx.delete(replies).where(like(replies.aboutId, DEMO_IDS));
  await trx
    .delete(historyEntries)
    .where(or(like(historyEntries.entityId, DEMO_IDS), inArray(historyEntries.entityId, ids)));
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
