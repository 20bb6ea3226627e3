import type { Database, Db } from "#server/database/connect.ts";
import { staffWrites } from "#server/database/staff-writes.ts";
import { withinTransaction } from "#server/database/within-transaction.ts";
import { refuseField } from "#server/errors.ts";
import type { FileService } from "#server/files/file.service.ts";
import { publishPictures } from "#server/files/publish-pictures.ts";
import type { UploadedFile } from "#server/http/multipart.ts";
import { HEADER_IMAGE_MESSAGE } from "#shared/header-image/header-image.ts";
import type { User } from "#shared/session/session.ts";

import { headerImageStore, type HeaderImageRow } from "./header-image.store.ts";
import { headerImages } from "./header-image.table.ts";

/** The picture as it was sent: a file, or the path of a header image that is there. */
export interface SentPicture {
  upload: UploadedFile | undefined;
  path: string | undefined;
}

export function headerImageService(database: Database, files: FileService) {
  const writesOn = (on: Database) =>
    staffWrites(on, headerImages, { entity: "header-image", label: "Header image" });

  function withPicture(
    { upload, path }: SentPicture,
    write: (image: string, writes: ReturnType<typeof writesOn>, trx: Db) => Promise<HeaderImageRow>,
  ): Promise<HeaderImageRow> {
    return publishPictures(database, files, upload ? [upload] : [], async ([image = path], trx) => {
      if (image === undefined) throw refuseField("image", HEADER_IMAGE_MESSAGE);
      return write(image, writesOn(withinTransaction(database, trx)), trx);
    });
  }

  async function checkPath(trx: Db, { upload, path = "" }: SentPicture): Promise<void> {
    if (upload || (await headerImageStore(trx).hasPicture(path))) return;
    throw refuseField("image", HEADER_IMAGE_MESSAGE);
  }

  return {
    list: headerImageStore(database.db).list,

    create: (sent: SentPicture, by: User) =>
      withPicture(sent, async (image, writes, trx) => {
        await checkPath(trx, sent);
        return writes.create({ image }, by);
      }),

    change: (id: string, sent: SentPicture, by: User) =>
      withPicture(sent, (image, writes) =>
        writes.update(id, { image }, by, { check: (_row, trx) => checkPath(trx, sent) }),
      ),

    remove: (id: string, by: User) => writesOn(database).remove(id, by),
  };
}
