import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";

import type { Db } from "#server/platform/database/connect.ts";
import { CommitUnknown } from "#server/platform/database/unavailable.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { PictureProblem } from "#server/platform/pictures/picture-problem.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { UPLOADS_PATH } from "./file-links.ts";
import type { FileStore } from "./file-store.ts";
import { fileRecordStore } from "./file.store.ts";
import { pictureVariants, variantKey, variantKeys, type Variant } from "./picture-variant.ts";
import { notAPicture, type PictureSource, type StoredPicture } from "./picture.ts";
import { placeholderSize, readPlaceholder } from "./placeholders.ts";

interface Storing {
  isPublic: boolean;
  /** Aborted when the client disconnects; until all pictures are stored, this aborts the work. */
  sender?: AbortSignal;
}

/** The error for the sender of a picture that could not be processed. */
function asRefusal(error: unknown, source: PictureSource, sender?: AbortSignal): unknown {
  if (sender?.aborted) return new HttpError(400, apiMessage("sender_left_early"));
  // The library's reasons for rejecting a file don't help the customer, who can only choose another.
  return error instanceof PictureProblem ? notAPicture(source, error.fault) : error;
}

const newKey = (isPublic: boolean, extension: string) =>
  `${isPublic ? "public" : "private"}/${randomBytes(16).toString("hex")}.${extension}`;

export function fileService(store: FileStore, pictures: PictureQueue) {
  async function storeAnew(source: PictureSource, { isPublic, sender }: Storing) {
    try {
      const anew = `${source.path}.anew`;
      const { extension, ...picture } = await pictures.upload(
        (run) => run(source.isSmall ? "small" : "rewrite", source.path, anew),
        sender,
      );
      const key = newKey(isPublic, extension);
      // Not in the queue, where all other pictures would wait for a store that stalls.
      await store.put(key, anew, picture.contentType);
      return { ...picture, key, isPublic };
    } catch (error) {
      throw asRefusal(error, source, sender);
    }
  }

  /** Bytes that were made here need not be made anew. */
  async function storeCopy(path: string, copyOf: StoredPicture, { isPublic }: Storing) {
    const { contentType, byteSize, width, height } = copyOf;
    const key = newKey(isPublic, copyOf.key.split(".").at(-1)!);
    await store.put(key, path, contentType);
    return { key, isPublic, contentType, byteSize, width, height };
  }

  const storeOne = (source: PictureSource, how: Storing): Promise<StoredPicture> =>
    source.copyOf ? storeCopy(source.path, source.copyOf, how) : storeAnew(source, how);

  return {
    /**
     * Rewrites uploaded pictures, stores them under new names and runs `work` with them. When
     * `work` throws, the pictures are deleted again, unless the record that names them may have
     * been stored after all: then the daily sweep decides. Throws a 503 when too many pictures are
     * waiting already.
     */
    async storing<T>(
      sources: readonly PictureSource[],
      how: Storing,
      work: (pictures: StoredPicture[]) => Promise<T>,
    ): Promise<T> {
      const stored: StoredPicture[] = [];
      try {
        if (sources.length > 0) {
          using _place = pictures.admitUpload();
          for (const source of sources) stored.push(await storeOne(source, how));
        }
        return await work(stored);
      } catch (error) {
        if (error instanceof CommitUnknown) throw error;
        await Promise.allSettled(stored.map(({ key }) => store.delete(key)));
        throw error;
      }
    },

    /**
     * Stores a private picture once more, for everybody, and registers it in the transaction of the record that
     * names it. Where that is not committed the daily sweep deletes it.
     * @returns its key; undefined when there is no such picture
     */
    async copyForAll(trx: Db, key: string): Promise<string | undefined> {
      const [original] = await fileRecordStore(trx).find([key]);
      const stored = original && (await store.read(key));
      if (!stored) return undefined;
      const copy = newKey(true, key.split(".").at(-1)!);
      await store.putBytes(copy, await buffer(stored), original.contentType);
      const { contentType, byteSize, width, height } = original;
      const record = { key: copy, isPublic: true, contentType, byteSize, width, height };
      await fileRecordStore(trx).add([record]);
      return copy;
    },

    /** Tries a picture and stores nothing. Throws a 503 when too many are waiting already. */
    async check(source: PictureSource, sender: AbortSignal) {
      try {
        return await pictures.trial((run) => run("try", source.path), sender);
      } catch (error) {
        throw asRefusal(error, source, sender);
      }
    },

    /** Registers stored pictures, in the transaction of the record that names them. */
    register: (trx: Db, pictures: readonly StoredPicture[]) =>
      fileRecordStore(trx).add([...pictures]),

    /** Ends all links to a private picture that a record named until now, by its key; '' for none. */
    withdraw: (trx: Db, key: string) => fileRecordStore(trx).withdraw(key === "" ? [] : [key]),

    /** Takes a picture that a record named until now from the register, by its path; '' for none. */
    unregister: (trx: Db, path: string) =>
      fileRecordStore(trx).forget(path === "" ? [] : [path.slice(UPLOADS_PATH.length)]),

    /** Deletes pictures that turned out not to be needed. */
    async discard(pictures: readonly StoredPicture[]): Promise<void> {
      await Promise.allSettled(pictures.map(({ key }) => store.delete(key)));
    },

    /**
     * Deletes a public picture that no record names any more, with all its sizes. What can't be
     * deleted now is left to the daily sweep. @param path '' for none
     */
    async forget(path: string): Promise<void> {
      const key = path.slice(UPLOADS_PATH.length);
      if (key !== "") await Promise.allSettled([key, ...variantKeys(key)].map(store.delete));
    },

    read: async (key: string) => (await readPlaceholder(key)) ?? store.read(key),

    /** In bytes; undefined when there is no such file. */
    size: async (key: string) => (await placeholderSize(key)) ?? store.size(key),

    /** A public picture in one of the listed sizes and formats. */
    readVariant: pictureVariants(store, pictures).read,

    /** In bytes; undefined for a variant that has not been made yet. */
    variantSize: (key: string, variant: Variant) => store.size(variantKey(key, variant)),
  };
}
export type FileService = ReturnType<typeof fileService>;
