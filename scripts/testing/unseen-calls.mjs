import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { inProject } from "../setup/project.mjs";

/** The environment variable with the folder that `server/testing/check-answers.ts` writes to. */
export const SEEN_CALLS = "NAQRA_TEST_CALLS";

/** A line for each call: method, path, who may use it, its statuses, a digest (`npm run openapi`). */
const SUMMARY = inProject("docs/api.txt");

/**
 * The calls and statuses of the API that no test has covered.
 * @param {string} folder where the tests of the run recorded what they saw
 * @returns {Promise<string[]>} one line each: method, path and status
 */
export async function unseenCalls(folder) {
  const seen = new Set();
  for (const file of await readdir(folder)) {
    const lines = (await readFile(join(folder, file), "utf8")).trim().split("\n");
    for (const line of lines) seen.add(line);
  }
  const promised = (await readFile(SUMMARY, "utf8")).split("\n").flatMap((line) => {
    const [method, path, access, ...rest] = line.split(" ");
    if (access !== "open" && access !== "staff") return [];
    return rest.slice(0, -1).map((status) => `${method} ${path} ${status}`);
  });
  return promised.filter((each) => !seen.has(each));
}
