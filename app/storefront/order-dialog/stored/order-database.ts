import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import type { StoredPicture } from "./order-pictures.ts";

const NAME = "naqra-order";

/** Texts in one record, each picture in its own. */
interface Schema extends DBSchema {
  orders: { key: string; value: unknown };
  pictures: { key: string; value: StoredPicture };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser allows no database. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("orders");
      db.createObjectStore("pictures");
    },
    terminated: () => (opening = undefined),
  });
  opening.catch(() => (opening = undefined));
  return opening;
}
