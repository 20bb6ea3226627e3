import { readdir, readlink } from "node:fs/promises";

/** The files in a folder that this process has open, from Linux's /proc. */
export async function openFiles(folder: string): Promise<string[]> {
  const descriptors = await readdir("/proc/self/fd");
  const paths = await Promise.all(
    // A descriptor that was closed meanwhile.
    descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => "")),
  );
  return paths.filter((path) => path.startsWith(folder));
}
