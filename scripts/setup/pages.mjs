import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { freemem } from "node:os";
import { join, parse, relative } from "node:path";

import { mayGoOn, run } from "./children.mjs";
import { lockFolder } from "./folder-lock.mjs";
import { inProject, NODE, projectEnvironment, ROOT, SetupProblem } from "./project.mjs";

/** All that the built pages are made of. */
const SOURCES = [
  "app",
  "shared",
  "translations",
  "translation-compiler",
  "vite",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** The languages of the pages: those whose texts there are. Each is a build of its own. */
export const LOCALES = readdirSync(inProject("translations/ui")).map(
  (catalog) => parse(catalog).name,
);

/** Made by the build itself, or no part of the pages. */
const LEFT_OUT = /^app\/i18n\/generated|\.test\.tsx?$/;

/** The program that makes the texts ready for the pages. */
export const COMPILE_MESSAGES = inProject("translation-compiler/main.ts");

/** Notes which sources the pages in `build/` were made from; there only when they are complete. */
const STAMP = inProject("build/sources.sha256");

/** What the build of a language takes, in bytes. All go on at once where there is that much for each. */
const BUILD_MEMORY = 1.2e9;

/** Builds the pages when their sources are not those of the last complete build. */
export async function ensurePages() {
  if (await areBuilt(await hashSources())) return;
  const lock = await lockFolder(ROOT, "pages", {
    onWait: () => console.log("Waiting for another start that builds the pages …"),
  });
  try {
    const sources = await hashSources();
    if (!(await areBuilt(sources))) await build(sources, lock.descriptor);
  } finally {
    await lock.release();
  }
}

async function areBuilt(sources) {
  const built = await readFile(STAMP, "utf8").catch(() => undefined);
  const isThere = (locale) => existsSync(inProject(`build/${locale}/server/index.js`));
  return built === sources && LOCALES.every(isThere);
}

async function build(sources, lock) {
  console.log("Building the pages …");
  const began = performance.now();
  await rm(STAMP, { force: true });
  await mustRun([COMPILE_MESSAGES], projectEnvironment(), lock);
  const builds = [];
  for (const locale of LOCALES) {
    builds.push(buildIn(locale, lock));
    if (freemem() < LOCALES.length * BUILD_MEMORY) await Promise.allSettled(builds);
  }
  const failed = (await Promise.allSettled(builds)).find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  await mkdir(inProject("build"), { recursive: true });
  await writeFile(STAMP, sources);
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

async function buildIn(locale, lock) {
  const router = inProject("node_modules/.bin/react-router");
  await mustRun([router, "build"], { ...projectEnvironment(), PAGES_LOCALE: locale }, lock);
  // Of use to the build alone; nobody else is to find it among the files for browsers.
  await rm(inProject(`build/${locale}/client/.vite`), { recursive: true });
}

async function mustRun(args, env, lock) {
  const { code, output } = await run(NODE, args, { env, keeps: lock });
  mayGoOn();
  if (code !== 0) throw new SetupProblem(`The pages cannot be built:\n${output.trim()}`);
}

async function hashSources() {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(SOURCES.map(filesIn))).flat().sort()) {
    const content = await readFile(inProject(file)).catch(() => undefined);
    if (content) hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

async function filesIn(source) {
  const entries = await readdir(inProject(source), { recursive: true, withFileTypes: true }).catch(
    (error) => (error.code === "ENOTDIR" ? undefined : []),
  );
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !LEFT_OUT.test(path));
}
