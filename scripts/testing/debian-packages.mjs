import { access, constants } from "node:fs/promises";

import { mayGoOn, run } from "../setup/children.mjs";
import { machineEnvironment } from "../setup/project.mjs";

const APT = "/usr/bin/apt-get";

/**
 * Installs the first of these packages that there is, on Debian and as its administrator; otherwise it
 * does nothing.
 * @param {string[]} names
 * @param {string} purpose what needs it
 */
export async function installFromDebian(names, purpose) {
  if (process.getuid?.() !== 0 || !(await isProgram(APT))) return;
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: "noninteractive" };
  console.log(`Installing Debian's ${names.at(-1)} for ${purpose} …`);
  await run(APT, ["update"], { env });
  mayGoOn();
  for (const name of names) {
    const { code } = await run(APT, ["install", "-y", "--no-install-recommends", name], { env });
    mayGoOn();
    if (code === 0) return;
  }
}

/** Whether there is a program at this path. */
export function isProgram(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
