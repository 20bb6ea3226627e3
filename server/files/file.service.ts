import { randomBytes } from "node:crypto";

import type { Db } from "#server/database/connect.ts";

import type { FileStore } from "./file-store.ts";
import { fileRecordStore } from "./file.store.ts";
import { pictureVariants } from "./picture-variant.ts";
import { rewritePicture, type PictureSource } from "./picture.ts";

/** A picture that lies in the store, but that no record speaks of yet. */
export interface StoredPicture {
  key: string;
  isPublic: boolean;
  contentType: string;
  byteSize: number;
  width: number;
  height: number;
}

export function fileService(store: FileStore) {
  return {
    /**
     * Stores uploaded pictures, written anew under names of our own, and runs `work` with them.
     * Throws it, none of them stays behind.
     */
    async storing<T>(
      sources: readonly PictureSource[],
      { isPublic }: { isPublic: boolean },
      work: (pictures: StoredPicture[]) => Promise<T>,
    ): Promise<T> {
      const stored: StoredPicture[] = [];
      try {
        for (const source of sources) {
          const picture = await rewritePicture(source);
          const name = randomBytes(16).toString("hex");
          const key = `${isPublic ? "public" : "private"}/${name}.${picture.extension}`;
          await store.putBytes(key, picture.bytes, picture.contentType);
          const { contentType, width, height, bytes } = picture;
          stored.push({ key, isPublic, contentType, byteSize: bytes.length, width, height });
        }
        return await work(stored);
      } catch (error) {
        await Promise.allSettled(stored.map(({ key }) => store.delete(key)));
        throw error;
      }
    },

    /** Makes stored pictures known, in the transaction of the record that names them. */
    register: (trx: Db, pictures: readonly StoredPicture[]) =>
      fileRecordStore(trx).add([...pictures]),

    /** Deletes pictures that turned out not to be needed. */
    async discard(pictures: readonly StoredPicture[]): Promise<void> {
      await Promise.allSettled(pictures.map(({ key }) => store.delete(key)));
    },

    read: (key: string) => store.read(key),

    /** A public picture in one of the listed sizes and formats. */
    readVariant: pictureVariants(store).read,
  };
}
export type FileService = ReturnType<typeof fileService>;
