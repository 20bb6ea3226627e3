import { execFile } from "node:child_process";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What each signal asks of PostgreSQL, and how long it may take to obey, in milliseconds. */
const WAYS_TO_END = [
  ["SIGINT", 20_000], // disconnect everybody, write everything, end
  ["SIGQUIT", 5_000], // end now; the next start recovers
  ["SIGKILL", 5_000],
] as const;

/**
 * Ends the PostgreSQL that a killed shop left running on `cluster`, and removes the files that
 * would make a new one believe that it still runs.
 */
export async function endLeftOver(cluster: string): Promise<void> {
  const pid = Number((await statusFile(cluster))[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (await isPostgresOf(cluster, pid)) {
    await endPostgres(pid, () => isPostgresOf(cluster, pid));
  } else {
    // The number may belong to another process by now, and PostgreSQL only looks whether it is taken.
    await rm(join(cluster, "postmaster.pid"), { force: true });
  }
  for (const name of await readdir(cluster)) {
    if (name.startsWith(".s.PGSQL.")) await rm(join(cluster, name), { force: true });
  }
}

/**
 * Ends what is left of a server whose first process was killed: the others end by themselves, unless
 * they are stopped or stuck, and until then nothing else can start on `cluster`.
 */
export async function endRemains(cluster: string): Promise<void> {
  // Elsewhere than on Linux nothing tells cheaply where a process works.
  if (process.platform !== "linux") return;
  for (const name of await readdir("/proc")) {
    const pid = Number(name);
    if (pid > 1 && (await isPostgresOf(cluster, pid))) process.kill(pid, "SIGKILL");
  }
}

/** Signals until it ends, each time more firmly. */
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

/** Whether the process is a PostgreSQL that works in this folder: process numbers get reused. */
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
