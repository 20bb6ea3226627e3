import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";

import type { Config } from "#server/config.ts";

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

export function openFileStore(files: Config["files"]): FileStore {
  const disk = new Disk(driverOf(files));
  return {
    put: (key, path, contentType) => disk.putStream(key, createReadStream(path), { contentType }),
    putBytes: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    async read(key) {
      if (key.length > LONGEST_KEY || !(await disk.exists(key))) return undefined;
      try {
        return await disk.getStream(key);
      } catch (error) {
        // The file was deleted between the two calls.
        if (error instanceof errors.E_CANNOT_READ_FILE) return undefined;
        throw error;
      }
    },
    delete: (key) => disk.delete(key),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await listed(disk, folder, paginationToken);
        for (const file of page.objects) if (file.isFile) yield file.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    size: async (key) => (await metadataOf(disk, key))?.contentLength,
    changedAt: async (key) => (await metadataOf(disk, key))?.lastModified,
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

function driverOf(files: Config["files"]): FSDriver | S3Driver {
  if (files.store === "disk")
    return new WholeFileDriver({ location: files.folder, visibility: "private" });
  return new S3Driver({
    region: files.region,
    endpoint: files.endpoint,
    forcePathStyle: files.forcePathStyle,
    credentials: { accessKeyId: files.accessKeyId, secretAccessKey: files.secretAccessKey },
    bucket: files.bucket,
    visibility: "private",
    supportsACL: false,
    // Some S3-compatible stores reject the checksums that Amazon's client adds by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/**
 * A folder in which a file appears under its name only when it is complete, as in a bucket. An
 * interrupted write leaves a fragment under `parts/`, which is never read.
 */
class WholeFileDriver extends FSDriver {
  readonly #folder: string;

  constructor(options: { location: string; visibility: "private" }) {
    super(options);
    this.#folder = options.location;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.#whole(key, (part) => super.put(part, contents));
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await this.#whole(key, (part) => super.putStream(part, contents));
  }

  async #whole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = `parts/${randomUUID()}`;
    const target = join(this.#folder, key);
    await write(part);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(this.#folder, part), target);
  }
}
