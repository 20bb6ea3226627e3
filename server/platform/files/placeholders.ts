import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";

import { PLACEHOLDER } from "#shared/files/placeholder.ts";

import { UPLOADS_PATH } from "./file-links.ts";

/** Where the placeholders lie, by the keys under which they are asked for. */
const FILES = new Map(
  Object.values(PLACEHOLDER).map((path) => [
    path.slice(UPLOADS_PATH.length),
    new URL(`placeholders/${basename(path)}`, import.meta.url),
  ]),
);

/** The drawing that stands for no picture: it comes with the shop and lies in no store. */
export async function readPlaceholder(key: string): Promise<Readable | undefined> {
  const file = FILES.get(key);
  return file && Readable.from([await readFile(file)]);
}

/** In bytes; undefined for what is no placeholder. */
export async function placeholderSize(key: string): Promise<number | undefined> {
  const file = FILES.get(key);
  return file && (await stat(file)).size;
}
