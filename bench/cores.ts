import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";

/**
 * Binds a process with all its threads, by default this one, and all processes that it starts later,
 * to one core where the system allows it.
 */
export function stayOnCore(core: number, pid = process.pid): void {
  try {
    execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
  } catch {
    console.log("(Without taskset and two cores: the server shares its core with the load.)");
  }
}

/** Binds the embedded PostgreSQL in a shop's data folder, with its child processes, to one core. */
export async function databaseOnCore(core: number, dataFolder: string): Promise<void> {
  const status = await readFile(`${dataFolder}/database/cluster/postmaster.pid`, "utf8");
  const pid = Number(status.split("\n")[0]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  stayOnCore(core, pid);
  for (const child of children.split(" ").filter(Boolean)) stayOnCore(core, Number(child));
}
