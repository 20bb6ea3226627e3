import { rm } from "node:fs/promises";

import { HttpError } from "#server/platform/http-error.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { PhotosTaken } from "#shared/rosters/roster-calls.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";

import { photoMatcher } from "./match-photos.ts";
import { openPhotos, unpackPhoto, whyLeftPacked, type PackedPhoto } from "./photo-zip.ts";

interface Taking {
  people: Parameters<typeof photoMatcher>[0];
  /** Stores the photo of somebody; says whether their page keeps another one. */
  store: (n: number, path: string) => Promise<{ isKept: boolean }>;
  /** After so many milliseconds the rest is left. */
  longest: number;
  /** Ends the work when whoever sent the file disconnects. */
  sender: AbortSignal;
}

/**
 * Takes the photos in a ZIP one after the other: what was taken stays if the rest is not.
 * @param path of the file, beside which each photo is unpacked
 */
export async function photosOfZip(
  path: string,
  { people, store, longest, sender }: Taking,
): Promise<PhotosTaken> {
  using packed = await openPhotos(path);
  const began = performance.now();
  const whoseIs = photoMatcher(people);
  const done = new Set<number>();
  const taken: PhotosTaken = { matched: 0, unmatched: [], ambiguous: [], refused: [], kept: [] };

  /** @returns why it is not taken */
  async function take(photo: PackedPhoto, n: number): Promise<ApiMessage | undefined> {
    if (done.has(n)) return rosterMessage("roster_photo_twice");
    if (performance.now() - began > longest) return rosterMessage("roster_photo_late");
    const target = `${path}.photo`;
    try {
      const problem = whyLeftPacked(photo) ?? (await unpackPhoto(packed.zip, photo, target));
      if (problem) return problem;
      const { isKept } = await store(n, target);
      if (isKept) taken.kept.push(photo.name);
      done.add(n);
      return undefined;
    } catch (error) {
      return refusalOf(error, sender);
    } finally {
      await rm(target, { force: true });
    }
  }

  for (const photo of packed.photos) {
    const n = whoseIs(photo.name);
    if (n === undefined) taken.unmatched.push(photo.name);
    else if (n === "ambiguous") taken.ambiguous.push(photo.name);
    else {
      const problem = await take(photo, n);
      if (!problem) continue;
      const { message: reason, code, params } = problem;
      taken.refused.push({ name: photo.name, reason, code, params });
    }
  }
  return { ...taken, matched: done.size };
}

/** What is wrong with one photo is said of it; anything else ends the whole. */
function refusalOf(error: unknown, sender: AbortSignal): ApiMessage {
  if (!(error instanceof HttpError) || sender.aborted) throw error;
  if (error.status !== 400 && error.status !== 404) throw error;
  return error.apiMessage;
}
