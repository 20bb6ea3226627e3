import { z } from "zod";

import type { profiles } from "#server/features/profiles/profile.table.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import {
  handleJobs,
  newJob,
  type JobHandler,
  type JobKind,
  type NewJob,
} from "#server/platform/jobs/job-kind.ts";

import { rosterPhotosStore } from "./roster-photos.store.ts";

/** Gives the page of somebody in a list the photo that their company has sent. */
const GIVE_PHOTO: JobKind<{ list: string; n: number }> = {
  name: "give-photo",
  payload: z.object({ list: z.string(), n: z.number() }),
};

/** @param people the numbers of those with a photo and a card */
export const photosToGive = (list: string, people: readonly number[]): NewJob[] =>
  people.map((n) => newJob(GIVE_PHOTO, { list, n }));

export type PhotoOfPage = Pick<typeof profiles.$inferSelect, "photo" | "photoBy">;

/** A photo that its owner has chosen stays, and so does a page whose owner took the photo off. */
export const takesPhoto = ({ photo, photoBy }: PhotoOfPage): boolean =>
  photoBy === "company" || (photo === "" && photoBy === "");

/**
 * Each photo is a job: a company may have two thousand, and copying them takes longer than anybody should
 * wait for. What a page had from the company before is left to the daily sweep.
 */
export function givePhotos(files: Pick<FileService, "copyForAll" | "unregister">): JobHandler {
  return handleJobs(GIVE_PHOTO, async ({ list, n }, { trx }) => {
    const store = rosterPhotosStore(trx);
    const found = await store.lock(list, n);
    if (!found?.page || found.photo === "" || !takesPhoto(found.page)) return;
    const key = await files.copyForAll(trx, found.photo);
    if (key === undefined) return;
    await files.unregister(trx, found.page.photo);
    await store.setOnPage(found.page.id, UPLOADS_PATH + key);
  });
}
