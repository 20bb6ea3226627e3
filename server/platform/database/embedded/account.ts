import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";

import { StartProblem } from "#server/platform/start-problem.ts";

/** The system user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const NAME = "naqra-db";
const run = promisify(execFile);

/**
 * The user to run PostgreSQL as: `undefined` for the shop's own user. PostgreSQL does not run as
 * root, so a shop that does creates a user for it. An existing cluster keeps the user that owns it.
 * @throws {StartProblem} when no such user can be created
 */
export async function databaseAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (process.platform !== "linux") {
    throw new StartProblem(
      "PostgreSQL refuses to run as root; start the shop as an ordinary user, or set DATABASE_URL.",
    );
  }
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await existingAccount()) ?? (await makeAccount());
}

async function existingAccount(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", NAME]), run("id", ["-g", NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function makeAccount(): Promise<Account> {
  const options = ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "--user-group"];
  let failure: unknown;
  try {
    await run("/usr/sbin/useradd", [...options, NAME]);
  } catch (error) {
    failure = error;
  }
  // Another process may have created it at the same moment.
  const account = await existingAccount();
  if (account) return account;
  throw new StartProblem(
    `PostgreSQL refuses to run as root, and no system user '${NAME}' could be made for it (${reasonOf(failure)}); ` +
      "start the shop as an ordinary user, make that user yourself, or set DATABASE_URL.",
  );
}

function reasonOf(failure: unknown): string {
  const { stderr, message } = failure as { stderr?: string; message?: string };
  return (stderr?.trim() || message || "useradd did nothing").split("\n")[0]!;
}
