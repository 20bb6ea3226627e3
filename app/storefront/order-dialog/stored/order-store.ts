import type { Product } from "#shared/catalog/product.ts";

import { loadLater } from "../later-parts.ts";
import { database } from "./order-database.ts";
import { markOrderOnDevice } from "./order-mark.ts";
import { filesIn, withFiles, withMarks } from "./order-pictures.ts";
import type { StoredOrder } from "./stored-order.ts";
import { fileOf, areAllStored, storePictures, keys, refused } from "./stored-pictures.ts";

/**
 * The order on the visitor's device, in IndexedDB: the texts apart from the pictures, so that typing
 * rewrites little. A browser may refuse all of it, in a private window for example: that is no error
 * here.
 */

const ORDER = "order";
/** Some browsers never answer. The order opens empty then. */
const LONGEST_READ_MS = 2000;

/** Null when nothing (usable) is stored. Rejects when the code that reads it can't be loaded. */
export async function readStoredOrder(product: Product): Promise<StoredOrder | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_READ_MS, null));
  const found = await Promise.race([late, read()]).catch(() => null);
  if (!found) return null;
  const { parseStoredOrder } = await loadLater();
  const stored = parseStoredOrder(found.order, product, Date.now());
  if (!stored) await removeStoredOrder();
  return stored && { ...stored, lacksPictures: stored.lacksPictures || found.lacksPictures };
}

async function read(): Promise<{ order: unknown; lacksPictures: boolean } | null> {
  const db = await database();
  const transaction = db.transaction(["orders", "pictures"]);
  const pictures = transaction.objectStore("pictures");
  const [record, names, contents] = await Promise.all([
    transaction.objectStore("orders").get(ORDER),
    pictures.getAllKeys(),
    pictures.getAll(),
  ]);
  if (!record) return null;
  const files = new Map(names.map((name, index) => [name, fileOf(name, contents[index]!)]));
  let lacks = false;
  const complete = withFiles(record, (name) => {
    lacks ||= !files.has(name);
    return files.get(name) ?? null;
  });
  return { order: complete, lacksPictures: lacks };
}

type OrderToStore = Omit<StoredOrder, "savedAt" | "lacksPictures" | "instead">;

/** Resolves with whether the texts are stored; pictures may be missing then. */
export async function storeOrder(order: OrderToStore): Promise<boolean> {
  try {
    const files = filesIn(order.values);
    await storeTexts(order, files);
    markOrderOnDevice(true);
    if (areAllStored(files)) return true;
    await storePictures(files);
    await storeTexts(order, files);
    return true;
  } catch {
    return false;
  }
}

async function storeTexts(order: OrderToStore, files: readonly File[]): Promise<void> {
  const lacksPictures = files.some((file) => refused.has(file));
  const marked = withMarks(order, (file) => keys.get(file) ?? "") as object;
  const transaction = (await database()).transaction("orders", "readwrite", {
    durability: "relaxed",
  });
  const put = transaction.store.put({ ...marked, lacksPictures, savedAt: Date.now() }, ORDER);
  // The page may be closing: without this, its end would undo what is not committed.
  transaction.commit();
  await Promise.all([put, transaction.done]);
}

export async function removeStoredOrder(): Promise<void> {
  try {
    const transaction = (await database()).transaction(["orders", "pictures"], "readwrite");
    await Promise.all([
      transaction.objectStore("orders").clear(),
      transaction.objectStore("pictures").clear(),
      transaction.done,
    ]);
    keys.clear();
    markOrderOnDevice(false);
  } catch {
    // Then nothing had been stored either.
  }
}
