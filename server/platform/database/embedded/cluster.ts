import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";

import { StartProblem } from "#server/platform/start-problem.ts";

import { databaseAccount, type Account } from "./account.ts";
import { binariesFor, type Binaries } from "./binaries.ts";

/**
 * The folder of an embedded database: PostgreSQL's files in `cluster/`, with `password` and `log`
 * beside it.
 */
export interface Cluster {
  folder: string;
  cluster: string;
  log: string;
  password: string;
  account: Account | undefined;
  binaries: Binaries;
}

export const SUPERUSER = "naqra";

/**
 * The cluster in `folder`, created when there is none. It is created under another name and then
 * renamed, so that a crash in between leaves nothing that looks complete.
 * @throws {StartProblem}
 */
export async function openCluster(folder: string, durable: boolean): Promise<Cluster> {
  const cluster = join(folder, "cluster");
  const account = await databaseAccount(cluster);
  const binaries = await binariesFor(account);
  if (!(await isMade(folder))) await makeCluster(folder, account, binaries, durable);
  await mustFit(cluster, binaries);
  const password = await readFile(join(folder, "password"), "utf8").catch(() => {
    throw new StartProblem(
      `The database's password is missing: ${join(folder, "password")} cannot be read.`,
    );
  });
  return { folder, cluster, account, binaries, password, log: join(folder, "log") };
}

async function isMade(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw new StartProblem(
      `The database's folder ${folder} cannot be read: ${(error as Error).message}`,
    );
  }
}

async function makeCluster(
  folder: string,
  account: Account | undefined,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  await removeUnfinished(folder);
  const making = await mkdtemp(`${folder}.making-`);
  const cluster = join(making, "cluster");
  const password = join(making, "password");
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(password, randomBytes(24).toString("hex"), { mode: 0o600 });
  for (const path of account ? [cluster, password] : [])
    await chown(path, account!.uid, account!.gid);
  await initialise(cluster, password, account, binaries, durable);
  await rename(making, folder);
}

/** Removes what killed starts left behind. */
async function removeUnfinished(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.making-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function initialise(
  cluster: string,
  password: string,
  account: Account | undefined,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  await using clusterFolder = await open(cluster);
  await using passwordFile = await open(password);
  const byDescriptor = process.platform === "linux";
  const initdb = spawn(
    binaries.initdb,
    [
      `--pgdata=${byDescriptor ? "/proc/self/fd/3" : cluster}`,
      `--pwfile=${byDescriptor ? "/proc/self/fd/4" : password}`,
      `--username=${SUPERUSER}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Sorts by code point, but maps case for the letters of every script: lower('É'), lower('Ω').
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    {
      cwd: "/",
      env: { LC_ALL: "C" },
      ...account,
      // In a process group of its own, so that Ctrl-C in the terminal reaches only the shop, which
      // then stops PostgreSQL itself.
      detached: true,
      stdio: ["ignore", "ignore", "pipe", clusterFolder.fd, passwordFile.fd],
    },
  );
  const [complaint, [code]] = await Promise.all([text(initdb.stderr!), once(initdb, "close")]);
  if (code !== 0) {
    throw new StartProblem(
      `The database could not be made in ${dirname(cluster)}: ${complaint.trim()}`,
    );
  }
}

/** A PostgreSQL reads only data folders of its own major version. */
async function mustFit(cluster: string, binaries: Binaries): Promise<void> {
  const file = join(cluster, "PG_VERSION");
  const made = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartProblem(`The database's folder ${cluster} cannot be read: ${error.message}`);
  });
  const major = binaries.version.split(".")[0];
  if (made.trim() === major) return;
  throw new StartProblem(
    `The database in ${cluster} was made by PostgreSQL ${made.trim()}, and this shop brings ${major}; dump it with the version it was made by and load it into a new one.`,
  );
}
