import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";

import { PLACEHOLDER } from "#shared/files/placeholder.ts";

import { UPLOADS_PATH } from "./file-links.ts";

/** The files of the placeholders, by their keys. */
const FILES = new Map(
  Object.values(PLACEHOLDER).map((path) => [
    path.slice(UPLOADS_PATH.length),
    new URL(`placeholders/${basename(path)}`, import.meta.url),
  ]),
);

/**
 * The drawing that is shown where there is no picture: part of the program, not of the file store.
 */
export async function readPlaceholder(key: string): Promise<Readable | undefined> {
  const file = FILES.get(key);
  return file && Readable.from([await readFile(file)]);
}

/** In bytes; undefined for other keys. */
export async function placeholderSize(key: string): Promise<number | undefined> {
  const file = FILES.get(key);
  return file && (await stat(file)).size;
}
