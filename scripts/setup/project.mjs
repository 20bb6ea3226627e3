import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

export const inProject = (...parts) => join(ROOT, ...parts);

/** The Node version that the lockfile pins; exists once the packages are installed. */
export const NODE = inProject("node_modules/.bin/node");

/** Node's cache of compiled code, which makes every start but the first faster. */
export const COMPILE_CACHE = inProject("node_modules/.cache/naqra");

const PROGRAMS = inProject("node_modules/.bin");

/** The environment without the project's packages: for npm, which replaces them. */
export function machineEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter);
  const { NODE_ENV: _, ...env } = process.env;
  return {
    ...env,
    PATH: path.filter((part) => !part.endsWith("node_modules/.bin")).join(delimiter),
  };
}

/** The environment in which `node` and all tools are those of the lockfile. */
export function projectEnvironment() {
  const env = machineEnvironment();
  return { ...env, PATH: [PROGRAMS, env.PATH].join(delimiter) };
}

/** An error that is shown to the person at the terminal without a stack. */
export class SetupProblem extends Error {}
