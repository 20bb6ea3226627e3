import { readdir, readlink } from "node:fs/promises";

/** The files in a folder that this process holds open, as Linux tells them. */
export async function openFiles(folder: string): Promise<string[]> {
  const descriptors = await readdir("/proc/self/fd");
  const paths = await Promise.all(
    // One that was closed meanwhile is not open.
    descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => "")),
  );
  return paths.filter((path) => path.startsWith(folder));
}
