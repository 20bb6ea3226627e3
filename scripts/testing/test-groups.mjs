import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { ROOT } from "../setup/project.mjs";

/** How many groups there are for each core: as few as keep it busy while some wait, because each loads anew. */
const GROUPS_A_CORE = 2;

/** A file says so in its first lines, with the reason, when it can't share its process with others. */
const ALONE = /^\/\/ Runs alone: /m;

/**
 * What a file of tests of rare faults or of masses of data says in its first lines, with the reason: it
 * takes too long for `npm test`.
 */
const WITH_ALL = /^\/\/ Runs with --all: /m;

/**
 * Groups test files that run one after the other in one process, because loading the server takes most
 * files longer than their tests. Each file is a suite, so that its hooks are its own.
 * @param {string[]} patterns of files
 * @param {string} folder for the files that load the groups
 * @param {boolean} isShort leaves out what runs with `--all` only
 * @returns {string[]} the files to run, each in a process
 */
export function groupTests(patterns, folder, isShort) {
  const says = (file, what) => what.test(readFileSync(file, "utf8").slice(0, 2000));
  const isAlone = (file) => says(file, ALONE);
  const files = globSync(patterns)
    .map((file) => resolve(file))
    .filter((file) => !(isShort && says(file, WITH_ALL)));
  const together = files.filter((file) => !isAlone(file));
  const count = Math.min(together.length, GROUPS_A_CORE * availableParallelism());
  const groups = Array.from({ length: count }, (_, group) => {
    const path = join(folder, `group-${group}.test.mjs`);
    const members = together.filter((_file, index) => index % count === group);
    writeFileSync(path, `import { suite } from "node:test";\n${members.map(suiteOf).join("")}`);
    return path;
  });
  // Groups take longest. What runs alone follows, so that all cores are busy until the end.
  return [...groups, ...files.filter(isAlone)];
}

function suiteOf(file) {
  const [name, url] = [relative(ROOT, file), pathToFileURL(file).href].map((text) =>
    JSON.stringify(text),
  );
  return `suite(${name}, async () => { await import(${url}); });\n`;
}
