import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** The backups that were kept of earlier releases: their names and paths, in the order of names. */
export async function keptReleases(): Promise<{ release: string; path: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".tar")).toSorted();
  return names.map((name) => ({ release: name.replace(/\.tar$/, ""), path: join(FOLDER, name) }));
}
