import type { Database, Db } from "#server/platform/database/connect.ts";

import { UPLOADS_PATH } from "./file-links.ts";
import type { FileService } from "./file.service.ts";
import type { PictureSource } from "./picture.ts";

/**
 * Stores uploaded pictures publicly and runs `write` with their paths, in the same order. Either
 * the pictures and the written rows are stored, or neither.
 */
export function publishPictures<Result>(
  database: Database,
  files: FileService,
  uploads: readonly PictureSource[],
  write: (paths: string[], trx: Db) => Promise<Result>,
): Promise<Result> {
  return files.storing(uploads, { isPublic: true }, (stored) =>
    database.transaction(async (trx) => {
      await files.register(trx, stored);
      return write(
        stored.map(({ key }) => UPLOADS_PATH + key),
        trx,
      );
    }),
  );
}
