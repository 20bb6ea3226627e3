import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { inProject } from "../setup/project.mjs";

/** The variable that names the folder; `server/testing/check-answers.ts` writes there. */
export const SEEN_CALLS = "NAQRA_TEST_CALLS";

const DOCUMENT = inProject("docs/openapi.json");

/**
 * What the API's description promises and no test has seen.
 * @param {string} folder where the tests of a whole run noted what they saw
 * @returns {Promise<string[]>} a line each: method, path and status
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
