import type { Database } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { fieldError, notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { PhotosTaken } from "#shared/rosters/roster-calls.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";

import { photosToGive, takesPhoto } from "./give-photo.ts";
import { isTheirs, onRecord, type ListsOf } from "./lists-of.ts";
import { photosOfZip } from "./photos-of-zip.ts";
import { NO_PHOTO, rosterPhotosStore } from "./roster-photos.store.ts";
import { rosterStore } from "./roster.store.ts";

interface PhotoParts {
  database: Database;
  files: FileService;
  /** For how long the photos of one ZIP are worked on, in milliseconds. */
  longest?: number;
}

/**
 * A proxy before the shop gives up after a minute without an answer. A photo of a phone takes a second, a
 * small one less than a tenth, and pictures of orders go in between.
 */
const LONGEST = 40_000;

/** Of a list one file at a time. */
const AT_ONCE = { total: 4, each: 1, waiting: 1, patience: 10_000 };

/** The photos of the people in lists, of which their pages get copies. */
export function rosterPhotoService({ database, files, longest = LONGEST }: PhotoParts) {
  const slots = new Slots(AT_ONCE);

  async function rosterOf(id: string, whose: ListsOf) {
    const roster = await rosterStore(database.db).find(id);
    if (!isTheirs(roster, whose)) throw notFound("roster");
    return roster;
  }

  /**
   * Puts a photo in place of the one before.
   * @returns whether the page that is there already keeps what its owner has chosen
   */
  function store(id: string, n: number, path: string, sender: AbortSignal) {
    const field = "photo";
    return files.storing(
      [
        { path, field },
        { path, field, isSmall: true },
      ],
      { isPublic: false, sender },
      ([whole, small]) =>
        database.transaction(async (trx) => {
          const photos = rosterPhotosStore(trx);
          const before = await photos.lock(id, n);
          if (!before) throw notFound("record");
          for (const key of [before.photo, before.smallPhoto]) await files.withdraw(trx, key);
          await files.register(trx, [whole!, small!]);
          await photos.set(id, n, { photo: whole!.key, smallPhoto: small!.key });
          const isKept = before.page !== undefined && !takesPhoto(before.page);
          if (before.page && !isKept) await jobStore(trx).add(photosToGive(id, [n]));
          return { isKept };
        }),
    );
  }

  async function note(id: string, companyId: string, whose: ListsOf, count: number): Promise<void> {
    await database.transaction(async (trx) => {
      await rosterStore(trx).touch(id);
      await onRecord(trx, companyId, whose, { photosTaken: [null, count] });
    });
  }

  return {
    /** Takes the photos of a ZIP. Each is stored by itself: what was taken stays if the rest is not. */
    async add(
      id: string,
      whose: ListsOf,
      file: UploadedFile | undefined,
      sender: AbortSignal,
    ): Promise<PhotosTaken> {
      const roster = await rosterOf(id, whose);
      if (!file) throw fieldError("file", rosterMessage("roster_photos_none"));
      using _slot = await slots.enter(id, sender);
      const taken = await photosOfZip(file.path, {
        people: await rosterStore(database.db).people(id),
        store: (n, path) => store(id, n, path, sender),
        longest,
        sender,
      });
      if (taken.matched > 0) await note(id, roster.companyId, whose, taken.matched);
      return taken;
    },

    /** Puts one that was chosen for somebody. */
    async put(
      id: string,
      n: number,
      {
        whose,
        sent,
        sender,
      }: { whose: ListsOf; sent: readonly UploadedFile[]; sender: AbortSignal },
    ): Promise<void> {
      const roster = await rosterOf(id, whose);
      const photo = sent.findLast(({ field }) => field === "photo");
      if (!photo) throw fieldError("photo", apiMessage("not_a_picture"));
      await store(id, n, photo.path, sender);
      await note(id, roster.companyId, whose, 1);
    },

    /** Also from their page, if that has it from the list. */
    async remove(id: string, n: number, whose: ListsOf): Promise<void> {
      const roster = await rosterOf(id, whose);
      let onPage = "";
      const isTaken = await database.transaction(async (trx) => {
        const photos = rosterPhotosStore(trx);
        const before = await photos.lock(id, n);
        if (!before) throw notFound("record");
        if (before.photo === "") return false;
        for (const key of [before.photo, before.smallPhoto]) await files.withdraw(trx, key);
        await photos.set(id, n, NO_PHOTO);
        if (before.page?.photoBy !== "company") return true;
        onPage = before.page.photo;
        await files.unregister(trx, onPage);
        await photos.setOnPage(before.page.id, "");
        return true;
      });
      await files.forget(onPage);
      if (isTaken) await note(id, roster.companyId, whose, 0);
    },
  };
}
export type RosterPhotoService = ReturnType<typeof rosterPhotoService>;
