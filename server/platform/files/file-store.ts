import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";

import { Disk, errors } from "flydrive";

import type { Config } from "#server/config.ts";

import { driverOf } from "./file-drivers.ts";
import { inTime } from "./in-time.ts";

/** Storage for finished files: a folder, or a bucket of an S3-compatible store. */
export interface FileStore {
  /** Stores a finished file from the disk. */
  put(key: string, path: string, contentType: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  /** Deletes the file, if it exists. */
  delete(key: string): Promise<void>;
  /** The keys of all files in a folder. */
  list(folder: string): AsyncGenerator<string>;
  /** In bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** When it was last written; undefined when there is no such file. */
  changedAt(key: string): Promise<Date | undefined>;
}

/**
 * No key is longer than this, in characters. A disk fails with an error for names that it can't
 * hold.
 */
const LONGEST_KEY = 200;

/**
 * Time limits in milliseconds. A call that fails by them, with the cleaning up after it, is answered
 * within ten seconds.
 */
const LONGEST = 6_000;
const LONGEST_DELETE = 3_000;

export function openFileStore(files: Config["files"]): FileStore {
  return bounded(storeOn(driverOf(files).then((driver) => new Disk(driver))));
}

/** The same store, which fails with `StoreUnavailable` when it fails or takes too long. */
function bounded(store: FileStore): FileStore {
  return {
    put: (...file) => inTime(LONGEST, store.put(...file)),
    putBytes: (...file) => inTime(LONGEST, store.putBytes(...file)),
    read: (key) => inTime(LONGEST, store.read(key), (late) => late?.destroy()),
    delete: (key) => inTime(LONGEST_DELETE, store.delete(key)),
    list: (folder) => store.list(folder),
    size: (key) => inTime(LONGEST, store.size(key)),
    changedAt: (key) => inTime(LONGEST, store.changedAt(key)),
  };
}

function storeOn(opening: Promise<Disk>): FileStore {
  return {
    async put(key, path, contentType) {
      const disk = await opening;
      const stream = createReadStream(path);
      try {
        await disk.putStream(key, stream, { contentType });
      } finally {
        // A driver that fails leaves it open.
        stream.destroy();
      }
    },
    putBytes: async (key, bytes, contentType) => (await opening).put(key, bytes, { contentType }),
    async read(key) {
      const disk = await opening;
      if (key.length > LONGEST_KEY || !(await disk.exists(key))) return undefined;
      try {
        return await disk.getStream(key);
      } catch (error) {
        // The file was deleted between the two calls.
        if (error instanceof errors.E_CANNOT_READ_FILE) return undefined;
        throw error;
      }
    },
    delete: async (key) => (await opening).delete(key),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await listed(await opening, folder, paginationToken);
        for (const file of page.objects) if (file.isFile) yield file.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    size: async (key) => (await metadataOf(await opening, key))?.contentLength,
    changedAt: async (key) => (await metadataOf(await opening, key))?.lastModified,
  };
}

async function metadataOf(disk: Disk, key: string) {
  if (key.length > LONGEST_KEY) return undefined;
  try {
    return await disk.getMetaData(key);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** On a disk a folder is created with its first file: a missing folder is an empty one. */
async function listed(disk: Disk, folder: string, paginationToken: string | undefined) {
  try {
    return await disk.listAll(folder, { recursive: true, paginationToken });
  } catch (error) {
    if (isMissing(error)) return { objects: [], paginationToken: undefined };
    throw error;
  }
}

/**
 * Whether a store failed because the file or folder doesn't exist; each driver reports it
 * differently.
 */
function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, $metadata } = (cause ?? {}) as {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return code === "ENOENT" || $metadata?.httpStatusCode === 404;
}
