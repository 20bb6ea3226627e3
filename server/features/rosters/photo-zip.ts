import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import { openPromise, type Entry, type ZipFile } from "yauzl";

import { StoreUnavailable } from "#server/platform/files/store-unavailable.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { MAX_PICTURE_MEGABYTES } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";
import { MOST_ROSTER_ROWS } from "#shared/rosters/roster-row.ts";
import { LINE_LENGTH } from "#shared/text.ts";

import { storable } from "./roster-rules.ts";
import { textOfBytes } from "./text-of-bytes.ts";

/** Of all its files, folders and what macOS adds; more are not even counted. */
const MOST_ENTRIES = 10 * MOST_ROSTER_ROWS;
const MB = 1024 * 1024;
/** Of all photos together as they say it of themselves, in megabytes. Pictures hardly pack. */
const MOST_UNPACKED = 400;

/** What programs add for themselves. */
const NO_PHOTOS = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|thumbs\.db$|desktop\.ini$)|\/$/i;

/** A photo within the file; folders are no part of its name. */
export interface PackedPhoto {
  name: string;
  entry: Entry;
}

/**
 * The photos in a ZIP. Only its table of contents is read: nothing is unpacked, and no name in it becomes a
 * path.
 * @throws a 400 for what is no ZIP, has no photos or too many
 */
export async function openPhotos(
  path: string,
): Promise<Disposable & { zip: ZipFile; photos: PackedPhoto[] }> {
  // Names are read below: of a name that leads out of its folder the library makes an error of the whole.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const zip = await openPromise(path, options).catch((error: unknown) => {
    throw isOfTheDisk(error) ? new StoreUnavailable("Uploads fail.", { cause: error }) : noZip();
  });
  try {
    return { zip, photos: await listed(zip), [Symbol.dispose]: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const refused = (message: ApiMessage) => fieldError("file", message);
const noZip = () => refused(rosterMessage("roster_photos_no_zip"));

async function listed(zip: ZipFile): Promise<PackedPhoto[]> {
  const photos: PackedPhoto[] = [];
  let size = 0;
  if (zip.entryCount > MOST_ENTRIES) throw tooMany();
  try {
    for await (const entry of zip.eachEntry()) {
      const path = nameOf(entry.fileNameRaw);
      if (NO_PHOTOS.test(path)) continue;
      const name = path.slice(path.lastIndexOf("/") + 1);
      photos.push({ name: storable(name.slice(0, LINE_LENGTH)), entry });
      size += entry.uncompressedSize <= MAX_PICTURE_MEGABYTES * MB ? entry.uncompressedSize : 0;
    }
  } catch {
    throw noZip();
  }
  if (photos.length === 0) throw refused(rosterMessage("roster_photos_none"));
  if (photos.length > MOST_ROSTER_ROWS || size > MOST_UNPACKED * MB) throw tooMany();
  return photos;
}

const tooMany = () =>
  refused(rosterMessage("roster_photos_many", { max: MOST_ROSTER_ROWS, megabytes: MOST_UNPACKED }));

/** Many programs write UTF-8 and don't say so. Windows' own separates folders by a sign of its own. */
function nameOf(bytes: Buffer): string {
  try {
    return textOfBytes(bytes).text.replaceAll("\\", "/");
  } catch {
    return bytes.toString("latin1");
  }
}

/** Why a photo is not even unpacked. */
export function whyLeftPacked({ entry }: PackedPhoto): ApiMessage | undefined {
  if (entry.isEncrypted()) return rosterMessage("roster_photo_locked");
  if (entry.uncompressedSize > MAX_PICTURE_MEGABYTES * MB) {
    return apiMessage("picture_too_large", { megabytes: MAX_PICTURE_MEGABYTES });
  }
  if (entry.uncompressedSize === 0) return apiMessage("picture_empty");
  return entry.canDecodeFileData() ? undefined : apiMessage("not_a_picture");
}

/**
 * Unpacks a photo to a file. Of more bytes than it says of itself the library makes an error.
 * @returns why it can't be unpacked
 */
export async function unpackPhoto(
  zip: ZipFile,
  { entry }: PackedPhoto,
  target: string,
): Promise<ApiMessage | undefined> {
  try {
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target));
    return undefined;
  } catch (error) {
    if (isOfTheDisk(error)) throw new StoreUnavailable("Uploads fail.", { cause: error });
    return apiMessage("not_a_picture");
  }
}

const isOfTheDisk = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined;
