import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { inProject } from "../setup/project.mjs";

/** The environment variable with the folder that `server/testing/check-answers.ts` writes to. */
export const SEEN_CALLS = "NAQRA_TEST_CALLS";

const DOCUMENT = inProject("docs/openapi.json");

/**
 * The calls and statuses of the API's description that no test has covered.
 * @param {string} folder where the tests of the run recorded what they saw
 * @returns {Promise<string[]>} one line each: method, path and status
 */
export async function unseenCalls(folder) {
  const seen = new Set();
  for (const file of await readdir(folder)) {
    const lines = (await readFile(join(folder, file), "utf8")).trim().split("\n");
    for (const line of lines) seen.add(line);
  }
  const { paths } = JSON.parse(await readFile(DOCUMENT, "utf8"));
  const promised = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );
  return promised.filter((each) => !seen.has(each));
}
