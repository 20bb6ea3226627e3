import { execFile } from "node:child_process";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The signals that end PostgreSQL, mildest first, and how long each may take, in milliseconds. */
const WAYS_TO_END = [
  ["SIGINT", 20_000], // fast shutdown: disconnect clients, flush to disk, exit
  ["SIGQUIT", 5_000], // immediate shutdown: exit now; the next start runs recovery
  ["SIGKILL", 5_000],
] as const;

/**
 * Ends the PostgreSQL that a killed shop left running on `cluster`, and removes the files that
 * would make a new server believe that it still runs.
 */
export async function endLeftOver(cluster: string): Promise<void> {
  const pid = Number((await statusFile(cluster))[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (await isPostgresOf(cluster, pid)) {
    await endPostgres(pid, () => isPostgresOf(cluster, pid));
  } else {
    // The process id may belong to another program by now; PostgreSQL only checks whether it is in
    // use.
    await rm(join(cluster, "postmaster.pid"), { force: true });
  }
  for (const name of await readdir(cluster)) {
    if (name.startsWith(".s.PGSQL.")) await rm(join(cluster, name), { force: true });
  }
}

/**
 * Ends the child processes of a server whose main process was killed. They normally end by
 * themselves, unless they are stopped or hang; until they do, no other server can start on
 * `cluster`.
 */
export async function endRemains(cluster: string): Promise<void> {
  // Only Linux offers a cheap way to find a process's working directory.
  if (process.platform !== "linux") return;
  for (const name of await readdir("/proc")) {
    const pid = Number(name);
    if (pid > 1 && (await isPostgresOf(cluster, pid))) process.kill(pid, "SIGKILL");
  }
}

/** Sends signals until it ends, each stronger than the last. */
export async function endPostgres(pid: number, isRunning: () => boolean | Promise<boolean>) {
  for (const [signal, patience] of WAYS_TO_END) {
    const deadline = Date.now() + patience;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    while (Date.now() < deadline) {
      if (!(await isRunning())) return;
      await delay(10);
    }
  }
}

/** Lines of `postmaster.pid`: process id, folder, start time, port, socket, …, status. */
export async function statusFile(cluster: string): Promise<string[]> {
  return (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
}

/** Whether the process is a PostgreSQL server on this folder: process ids are reused. */
async function isPostgresOf(cluster: string, pid: number): Promise<boolean> {
  try {
    if (process.platform !== "linux") {
      const { stdout } = await run("ps", ["-p", String(pid), "-o", "command="]);
      return stdout.includes("postgres") && stdout.includes(cluster);
    }
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    const [working, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]);
    return command.includes("postgres") && working.dev === ours.dev && working.ino === ours.ino;
  } catch {
    return false;
  }
}
