import { newKey } from "./new-key.ts";
import { database } from "./order-database.ts";
import type { StoredPicture } from "./order-pictures.ts";

/** The keys of pictures that are on the device, and the pictures that can't be. */
export const keys = new Map<File, string>();
export const refused = new WeakSet<File>();

/** A picture that was read; the file that this page already has, if it comes from there. */
export function fileOf(key: string, { bytes, name, type }: StoredPicture): File {
  for (const [file, known] of keys) if (known === key) return file;
  const file = new File([bytes], name, { type });
  keys.set(file, key);
  return file;
}

/** Whether the device holds all of these, and no others. */
export function areAllStored(files: readonly File[]): boolean {
  const stored = files.filter((file) => !refused.has(file));
  return stored.length === keys.size && stored.every((file) => keys.has(file));
}

/** Stores new pictures and deletes those that the order no longer has. */
export async function storePictures(files: readonly File[]): Promise<void> {
  const db = await database();
  for (const file of files) {
    if (keys.has(file) || refused.has(file)) continue;
    try {
      const { name, type } = file;
      const key = newKey();
      await db.put("pictures", { bytes: await file.arrayBuffer(), name, type }, key);
      keys.set(file, key);
    } catch {
      // No space left, or the file has disappeared: the texts are stored all the same.
      refused.add(file);
    }
  }
  for (const file of keys.keys()) if (!files.includes(file)) keys.delete(file);
  const used = new Set(keys.values());
  for (const key of await db.getAllKeys("pictures")) {
    if (!used.has(key)) await db.delete("pictures", key);
  }
}
