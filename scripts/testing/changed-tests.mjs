import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

import { ROOT, SetupProblem } from "../setup/project.mjs";

/**
 * The tests that a change is tried with first, by the files that Git says are changed and not yet
 * committed; where none is, by those of the last commit. They are the changed tests themselves, those
 * named like a changed file, and those that import one.
 * @returns {string[]} paths in the project
 * @throws {SetupProblem} where Git can't tell
 */
export function changedTests() {
  return testsOf(changedFiles(), git("ls-files", "--cached", "--others", "--exclude-standard"));
}

function changedFiles() {
  const uncommitted = [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return uncommitted.length > 0 ? uncommitted : git("diff", "--name-only", "HEAD~1", "HEAD");
}

/**
 * @param {string[]} changed paths in the project
 * @param {string[]} all of its files
 */
export function testsOf(changed, all) {
  const isChanged = new Set(changed);
  const isNamed = new Set(changed.map((path) => path.replace(/(\.\w+)?\.(ts|tsx|mjs)$/, "")));
  return all.filter(
    (path) =>
      /\.(test|spec)\.ts$/.test(path) &&
      existsSync(resolve(ROOT, path)) &&
      (isChanged.has(path) ||
        isNamed.has(path.replace(/\.(test|spec)\.ts$/, "")) ||
        importsOf(path).some((each) => isChanged.has(each))),
  );
}

/** The files of the project that a file imports. */
function importsOf(path) {
  const text = readFileSync(resolve(ROOT, path), "utf8");
  return [...text.matchAll(/\bfrom "([#.][^"]+)"/g)].map(([, name]) =>
    name.startsWith("#") ? name.slice(1) : relative(ROOT, resolve(ROOT, dirname(path), name)),
  );
}

function git(...args) {
  try {
    const output = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" });
    return output.split("\n").filter(Boolean);
  } catch (error) {
    const [reason] = String(error.stderr || error.message)
      .trim()
      .split("\n");
    throw new SetupProblem(`Git can't tell what was changed: ${reason}`);
  }
}
