import { once } from "node:events";
import { finished } from "node:stream/promises";

import type { ClientBase } from "pg";
import { from, to } from "pg-copy-streams";

import { RowDigest } from "./row-digest.ts";
import { copyIn, copyOut, type StoredTable } from "./tables.store.ts";

/** The rows of a table as text, in pieces of at least `size` bytes, with their digest. */
export async function* rowsOf(
  client: ClientBase,
  table: StoredTable,
  size: number,
  digest: RowDigest,
): AsyncGenerator<Buffer> {
  let piece: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of client.query(to(copyOut(table))) as AsyncIterable<Buffer>) {
    digest.update(chunk);
    piece.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    yield Buffer.concat(piece);
    piece = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(piece);
}

/** What a table holds. */
export async function digestOf(client: ClientBase, table: StoredTable): Promise<RowDigest> {
  const digest = new RowDigest();
  for await (const _ of rowsOf(client, table, 2 ** 20, digest));
  return digest;
}

/** Writes rows into a table, piece by piece. */
export function fillTable(client: ClientBase, table: StoredTable) {
  const stream = client.query(from(copyIn(table)));
  const ended = finished(stream);
  ended.catch(() => {});
  return {
    async write(rows: Buffer): Promise<void> {
      if (!stream.write(rows)) await Promise.race([once(stream, "drain"), ended]);
    },
    async end(): Promise<void> {
      stream.end();
      await ended;
    },
    /** What was written is not to be kept. */
    async giveUp(): Promise<void> {
      stream.destroy();
      await ended.catch(() => {});
    },
  };
}
