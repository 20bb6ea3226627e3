import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { ZipFile } from "yazl";

import { filesOfOrders } from "#server/features/orders/order-files.store.ts";
import { rosterPhotosStore } from "#server/features/rosters/roster-photos.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";

import { personRecords } from "./person-records.store.ts";
import { personStore } from "./person.store.ts";
import type { Person } from "./person.ts";

/** So many records are read at once. */
const PORTION = 200;

/**
 * All that is stored of a person: `data.json`, and their pictures in `pictures/`. Each record and picture is
 * read when its turn comes, so that nothing stays open when whoever takes it leaves.
 */
export async function* personZip(
  database: Database,
  fileStore: FileStore,
  person: Person,
): FileParts {
  const store = personStore(database.db, person);
  const records = personRecords(database.db);
  const orders = await store.orders();
  const own = orders.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const pages = await store.pages(orders);
  const photos = pages.flatMap(({ photo }) => (photo ? [photo.slice(UPLOADS_PATH.length)] : []));
  const listed = await store.rosterRows();
  const ofLists = await rosterPhotosStore(database.db).keys({ people: listed });
  const companies = await store.companies();
  const idsOf = {
    orders: own,
    deliveries: orders
      .filter(({ isOwn, isDelivered }) => isDelivered && !isOwn)
      .map(({ id }) => id),
    cards: await store.cards(orders.filter(({ isOwn }) => !isOwn)),
    messages: (await store.messages()).map(({ id }) => id),
    bulkOrders: (await store.bulkOrders()).map(({ id }) => id),
    companies: companies.filter(({ isAsked }) => isAsked).map(({ id }) => id),
    offices: companies.flatMap(({ offices }) => offices),
    lists: listed.map(({ id, n }) => `${id}/${n}`),
    subscriptions: (await store.subscribers()).map(({ id }) => id),
    pages: pages.map(({ id }) => id),
    contacts: (await store.contacts()).map(({ id }) => id),
    replies: (await store.replies()).map(({ id }) => id),
    notifications: (await store.notifications()).map(({ id }) => id),
  };

  async function* json() {
    let separator = "{\n";
    for (const [name, ids] of Object.entries(idsOf) as [keyof typeof idsOf, string[]][]) {
      yield `${separator}${JSON.stringify(name)}: [`;
      separator = "],\n";
      for (let start = 0; start < ids.length; start += PORTION) {
        const rows = await records[name](ids.slice(start, start + PORTION));
        yield (start > 0 ? ",\n" : "\n") + rows.map((row) => JSON.stringify(row)).join(",\n");
      }
    }
    yield "]\n}\n";
  }

  /** One entry after the other: the archive asks for the next when the last one is written. */
  async function* pictureKeys() {
    for (let start = 0; start < own.length; start += PORTION) {
      yield* await filesOfOrders(database.db, own.slice(start, start + PORTION));
    }
    yield* photos;
    yield* ofLists;
  }

  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  zip.addReadStreamLazy("data.json", { compress: true }, (done) =>
    done(null, Readable.from(json())),
  );
  for await (const key of pictureKeys()) {
    const name = `pictures/${key.split("/").at(-1)!}`;
    zip.addReadStreamLazy(name, { compress: false }, (done) =>
      done(null, Readable.from(bytesOf(fileStore, key))),
    );
  }
  zip.end();
  for await (const part of output) yield part as Buffer;
}

/** Whole, so that no file is open while somebody reads slowly; nothing of one that is gone meanwhile. */
async function* bytesOf(fileStore: FileStore, key: string) {
  const stored = await fileStore.read(key);
  if (stored) yield await buffer(stored);
}
