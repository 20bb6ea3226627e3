import { spawnSync } from "node:child_process";

import { SetupProblem } from "../setup/project.mjs";
import { installFromDebian } from "./debian-packages.mjs";

/** Set by `.ci/run`, where no test may be left out that needs nginx. `server/testing/nodes/nginx.ts` reads it too. */
const NEEDS = "NAQRA_TEST_NEEDS";

/** Debian has it where only the administrator's PATH leads. */
const isThere = () =>
  spawnSync("nginx", ["-v"], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).status === 0;

/** Installs Debian's nginx where tests must have it and it is not there. */
export async function ensureNginx() {
  if (process.env[NEEDS] !== "nginx" || isThere()) return;
  await installFromDebian(["nginx"], "the tests with several nodes");
  if (!isThere()) throw new SetupProblem("nginx is needed, and could not be installed.");
}
