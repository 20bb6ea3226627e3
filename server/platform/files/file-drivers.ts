import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

import { FSDriver } from "flydrive/drivers/fs";
import type { DriverContract } from "flydrive/types";

import type { Config } from "#server/config.ts";

/**
 * What reads and writes files: in a folder, or in a bucket of an S3-compatible store. The client of
 * such a store is loaded only where there is one.
 */
export async function driverOf(files: Config["files"]): Promise<DriverContract> {
  if (files.store === "disk")
    return new WholeFileDriver({ location: files.folder, visibility: "private" });
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    region: files.region,
    endpoint: files.endpoint,
    forcePathStyle: files.forcePathStyle,
    credentials: { accessKeyId: files.accessKeyId, secretAccessKey: files.secretAccessKey },
    bucket: files.bucket,
    visibility: "private",
    supportsACL: false,
    // What was given up must not go on for ever either; in milliseconds.
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: 6_000,
      socketTimeout: 6_000,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
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
    try {
      await write(part);
      await mkdir(dirname(target), { recursive: true });
      await rename(join(this.#folder, part), target);
    } catch (error) {
      // A full disk keeps nothing of it either.
      await rm(join(this.#folder, part), { force: true }).catch(() => {});
      throw error;
    }
  }
}
