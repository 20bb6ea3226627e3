import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

export const inProject = (...parts) => join(ROOT, ...parts);

/** The Node that the lockfile names; there only once the packages are installed. */
export const NODE = inProject("node_modules/.bin/node");

/** Where Node keeps compiled code, which spares every start but the first the compiling. */
export const COMPILE_CACHE = inProject("build/compile-cache");

const PROGRAMS = inProject("node_modules/.bin");

/** The environment as it is without the project's packages: for npm, which replaces them. */
export function machineEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter);
  const { NODE_ENV: _, ...env } = process.env;
  return {
    ...env,
    PATH: path.filter((part) => !part.endsWith("node_modules/.bin")).join(delimiter),
  };
}

/** The environment in which `node` and every tool are the ones that the lockfile names. */
export function projectEnvironment() {
  const env = machineEnvironment();
  return { ...env, PATH: [PROGRAMS, env.PATH].join(delimiter) };
}

/** What the person at the terminal is told in place of a stack. */
export class SetupProblem extends Error {}
