import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { FILE_KEY, keyEntry } from "./backup-format.ts";
import { KEY_FILES } from "./key-files.ts";

/** What a part of a table may become; in bytes. */
const LARGEST_PART = 512 * 2 ** 20;
const TABLE_PART = /^tables\/([^/]+)\/\d{6}\.copy\.gz$/;

const expand = promisify(gunzip);

/** The rows of a part. */
export const expandPart = (part: Buffer) => expand(part, { maxOutputLength: LARGEST_PART });

export type EntryKind =
  | { kind: "rows"; table: string }
  | { kind: "file"; key: string }
  | { kind: "key"; name: string };

/** What an entry holds of the shop; undefined for the rest. */
export function contentOf(entryName: string): EntryKind | undefined {
  const [, table] = TABLE_PART.exec(entryName) ?? [];
  if (table !== undefined) return { kind: "rows", table };
  const key = entryName.replace(/^files\//, "");
  if (key !== entryName && FILE_KEY.test(key)) return { kind: "file", key };
  const name = KEY_FILES.find((file) => keyEntry(file) === entryName);
  return name && { kind: "key", name };
}
