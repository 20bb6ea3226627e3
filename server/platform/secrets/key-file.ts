import { link, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { StartProblem } from "#server/platform/start-problem.ts";

import { newWrittenKey, secretKey, WRITTEN_KEY, type SecretKey } from "./sealed-text.ts";

export const keyFile = (dataDir: string): string => join(dataDir, "secret.key");

/**
 * The keys in the data folder, one a line; none where there is no such file.
 * @throws {StartProblem} when it can't be read or holds something else
 */
export async function readKeyFile(dataDir: string): Promise<SecretKey[]> {
  const path = keyFile(dataDir);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new StartProblem(`The shop's key ${path} cannot be read (${error.code}).`);
  });
  if (text === undefined) return [];
  const lines = text.trim().split("\n");
  if (lines.every((line) => WRITTEN_KEY.test(line))) return lines.map(secretKey);
  throw new StartProblem(
    `${path} does not hold the shop's key (64 hexadecimal digits); put back the file from a backup. Nothing was changed.`,
  );
}

/** Makes a key, which only this user can read. One that another process has made meanwhile stays. */
export async function makeKeyFile(dataDir: string): Promise<SecretKey[]> {
  const path = keyFile(dataDir);
  const making = `${path}.making-${process.pid}`;
  await rm(making, { force: true });
  await using file = await open(making, "wx", 0o600);
  await file.writeFile(`${newWrittenKey()}\n`);
  await file.sync();
  try {
    await link(making, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(making, { force: true });
  }
  // What is encrypted with it outlasts a power cut, so its name must too.
  await using folder = await open(dataDir);
  await folder.sync();
  return readKeyFile(dataDir);
}
