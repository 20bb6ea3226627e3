import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";

import type { Db } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import type { PictureSource } from "#server/platform/files/picture.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";

/**
 * Marks those of the uploaded pictures that are, byte for byte, pictures of an earlier order: they are
 * stored as they are, so that what was approved with them is what is printed again.
 * @param keys of the earlier order's pictures
 */
export async function copiedPictures(
  db: Db,
  files: FileService,
  sources: readonly PictureSource[],
  { uploaded, keys }: { uploaded: readonly UploadedFile[]; keys: readonly string[] },
): Promise<PictureSource[]> {
  if (sources.length === 0 || keys.length === 0) return [...sources];
  const records = await fileRecordStore(db).find(keys);
  const byHash = new Map(
    await Promise.all(
      records.map(async (record) => [await hashOf(files, record.key), record] as const),
    ),
  );
  return sources.map((source) => {
    const hash = uploaded.find(({ path }) => path === source.path)?.hash;
    const copyOf = hash === undefined ? undefined : byHash.get(hash);
    return copyOf ? { ...source, copyOf } : source;
  });
}

/** Undefined where the file is gone. */
async function hashOf(files: FileService, key: string): Promise<string | undefined> {
  const stream = await files.read(key);
  if (!stream) return undefined;
  const hash = createHash("sha256");
  await pipeline(stream, hash);
  return hash.digest("hex");
}
