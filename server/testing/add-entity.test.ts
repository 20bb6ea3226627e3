// Runs alone: it takes long, waiting for compilers.
// Runs with --all: compilers run over a copy of the project.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import {
  cp,
  mkdir,
  mkdtempDisposable,
  readdir,
  readFile,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * Adds an entity to a copy of the project, as docs/adding-an-entity.md says, checks its
 * types and runs its tests.
 */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const guide = await readFile(join(ROOT, "docs/adding-an-entity.md"), "utf8");

/** What is not of the sources, or is not needed to compile and test them. */
const LEFT_OUT =
  /^(node_modules|build|data|art|public|test-results|\.git|\.react-router|docs\/pictures|app\/i18n\/generated)(\/|$)/;

/** The files of the guide: each has its path at the beginning of a line, and then its code. */
const files = [...guide.matchAll(/^`([^`]+)`[^\n]*\n+```(\w+)\n(.*?)^```$/gms)].map(
  ([, path, language, code]) => ({ path: path!, isChange: language === "diff", code: code! }),
);

/** What the guide's commands write; `…` stands for a number. */
const written = [...guide.split("## Written by commands")[1]!.matchAll(/`([\w…/.-]+\.\w+)`/g)].map(
  ([, path]) => path!,
);

/** Puts each new line behind the line that the guide names before it. */
function changed(text: string, change: string, path: string): string {
  const lines = text.split("\n");
  let at = 0;
  for (const line of change.trimEnd().split("\n")) {
    const [sign, rest] = [line[0], line.slice(1)];
    if (sign === "+") lines.splice((at += 1), 0, rest);
    else at = lines.indexOf(rest, at);
    assert.ok(at >= 0, `${path} has no line ${rest}`);
  }
  return lines.join("\n");
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !LEFT_OUT.test(path));
}

/** Runs a program of the project's packages in a folder, without what this test's own run is told. */
async function run(folder: string, program: string, ...args: string[]): Promise<void> {
  // oxlint-disable-next-line node/no-process-env -- passed on
  const { NODE_TEST_CONTEXT: _, NAQRA_TEST_CALLS: __, ...env } = process.env;
  const file = join(folder, "node_modules/.bin", program);
  await promisify(execFile)(file, args, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(
    ({ stdout, stderr }) => assert.fail(`${program} ${args.join(" ")}\n${stdout}${stderr}`),
  );
}

/** In milliseconds: on a quiet machine a minute, most of it the compiler's. */
const timeout = 600_000;

test(
  "an entity is added with the files that the guide names, and no other",
  { timeout },
  async () => {
    assert.ok(files.filter(({ isChange }) => !isChange).length <= 8);
    assert.ok(files.filter(({ isChange }) => isChange).length <= 4);

    await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-entity-"));
    const copy = folder.path;
    await cp(ROOT, copy, {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(relative(ROOT, from)),
    });
    await symlink(join(ROOT, "node_modules"), join(copy, "node_modules"));
    for (const { path, isChange, code } of files) {
      const file = join(copy, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, isChange ? changed(await readFile(file, "utf8"), code, path) : code);
    }
    await run(copy, "drizzle-kit", "generate", "--name", "questions");
    await run(copy, "node", "translation-compiler/main.ts");
    await run(copy, "react-router", "typegen");
    await run(copy, "tsc", "--noEmit");
    const tests = files.filter(({ path }) => path.endsWith(".test.ts")).map(({ path }) => path);
    const quick = "--import=./scripts/quick-imports.mjs";
    const all = [...tests, "app/i18n/catalogs.test.ts"];
    await run(copy, "node", quick, "--test", "--test-isolation=none", ...all);
    await run(copy, "node", quick, "server/testing/write-openapi.ts");

    const before = new Map<string, Buffer>();
    for (const path of await sourcesIn(ROOT)) before.set(path, await readFile(join(ROOT, path)));
    const found: string[] = [];
    for (const path of await sourcesIn(copy)) {
      if (before.get(path)?.equals(await readFile(join(copy, path))) !== true) found.push(path);
    }
    assert.deepEqual(
      found.map((path) => path.replace(/(?<=^migrations\/.*)\d{4}(?=_)/, "…")).toSorted(),
      [...files.map(({ path }) => path), ...written].toSorted(),
    );
  },
);
