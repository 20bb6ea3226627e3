import { createReadStream } from "node:fs";
import { access, constants } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { createTarDecoder, type ParsedTarEntry } from "modern-tar";

import { BackupProblem } from "./backup-problem.ts";

/** No entry is larger; in bytes. A file of a shop has 20 MB at most, a part of a table a few. */
const LARGEST = 512 * 2 ** 20;

export interface ArchiveEntry {
  name: string;
  size: number;
  /** Its content; of an entry of which this is not asked, before the next one, it is skipped. */
  bytes(): Promise<Buffer>;
}

/** @throws {BackupProblem} when it can't be read, or ends before its end */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  await access(path, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`The file ${path} cannot be read (${error.code}).`);
  });
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 });
  const entries = (Readable.toWeb(stream) as ReadableStream<Uint8Array>)
    .pipeThrough(createTarDecoder({ strict: true }))
    .getReader();
  try {
    for (;;) {
      const { done, value } = await entries.read().catch(failAsDamaged(path));
      if (done) return;
      yield* usable(value, path);
    }
  } finally {
    await entries.cancel().catch(() => {});
    stream.destroy();
  }
}

async function* usable({ header, body }: ParsedTarEntry, path: string) {
  if (header.type !== "file" || header.size > LARGEST) {
    throw new BackupProblem(
      `${path} is no backup of a shop: ${header.name} cannot be part of one.`,
    );
  }
  let isRead = false;
  yield {
    name: header.name,
    size: header.size,
    bytes() {
      isRead = true;
      return buffer(body).catch(failAsDamaged(path));
    },
  };
  // Not cancelled: the decoder would take that for the end of the next entry, whose beginning it has read.
  if (!isRead) await body.pipeTo(new WritableStream()).catch(failAsDamaged(path));
}

function failAsDamaged(path: string) {
  return (error: unknown): never => {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code ? `reading failed (${code})` : (error as Error).message;
    throw new BackupProblem(
      `${path} is damaged, was cut off, or is no backup of a shop: ${reason} Nothing was restored.`,
      { cause: error },
    );
  };
}
