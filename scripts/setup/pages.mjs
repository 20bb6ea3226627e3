import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { freemem } from "node:os";
import { parse } from "node:path";

import { mayGoOn, run } from "./children.mjs";
import { lockFolder } from "./folder-lock.mjs";
import { inProject, NODE, projectEnvironment, ROOT, SetupProblem } from "./project.mjs";
import { writeShopRoutes } from "./shop-routes.mjs";
import { hashSources, signSources } from "./sources.mjs";

/** All sources of the built pages. */
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
  "scripts/setup/shop-routes.mjs",
  "tsconfig.json",
  "vite.config.ts",
];

/** The languages of the pages: those with translations. Each is a build of its own. */
export const LOCALES = readdirSync(inProject("translations/ui")).map(
  (catalog) => parse(catalog).name,
);

/** The program that compiles the translations. */
export const COMPILE_MESSAGES = inProject("translation-compiler/main.ts");

/** The hash of the sources that the pages were built from; written only when the build is complete. */
const STAMP = inProject("build/sources.sha256");

/**
 * The memory that one build needs, in bytes. Builds run in parallel where there is enough for all.
 */
const BUILD_MEMORY = 1.2e9;

/** The program that `npm start` runs: the server with its packages and the pages. */
export const SERVER = "build/server/main.js";

/** What it is made of, and the pages, which `STAMP` stands for. */
const SERVER_SOURCES = [
  "server",
  "scripts/setup/folder-lock.mjs",
  "vite.server.config.ts",
  "build/sources.sha256",
];
const SERVER_STAMP = inProject("build/server.sha256");

/** Builds the pages unless the last complete build was made from the same sources. */
export async function ensurePages() {
  await ensureBuilt("pages", {
    stamp: STAMP,
    sources: SOURCES,
    isThere: arePagesThere,
    build: buildPages,
  });
}

/** Builds the pages and the server unless the last complete builds were made from the same sources. */
export async function ensureShop() {
  await ensurePages();
  await ensureBuilt("server", {
    stamp: SERVER_STAMP,
    sources: SERVER_SOURCES,
    isThere: () => existsSync(inProject(SERVER)),
    build: buildServer,
  });
}

const arePagesThere = () =>
  LOCALES.every((locale) => existsSync(inProject(`build/${locale}/server/index.js`)));

async function ensureBuilt(what, { stamp, sources, isThere, build }) {
  /** The signature of sources that have this hash: comparing it takes less time. */
  const signed = `${stamp}.signature`;
  if (await isBuilt()) return;
  const lock = await lockFolder(ROOT, what, {
    onWait: () => console.log(`Waiting for another start that builds the ${what} …`),
  });
  try {
    if (!(await isBuilt())) await buildAnew(lock.descriptor);
  } finally {
    await lock.release();
  }

  async function isBuilt() {
    if (!existsSync(stamp) || !isThere()) return false;
    const signature = signSources(sources);
    if (signature === (await readFile(signed, "utf8").catch(() => undefined))) return true;
    if (hashSources(sources) !== (await readFile(stamp, "utf8"))) return false;
    // A user who may not write there only starts more slowly.
    await writeFile(signed, signature).catch(() => {});
    return true;
  }

  async function buildAnew(keptLock) {
    console.log(`Building the ${what} …`);
    const began = performance.now();
    await rm(stamp, { force: true });
    // As they are before the build, should they change during it.
    const hash = hashSources(sources);
    await build(keptLock);
    await mkdir(inProject("build"), { recursive: true });
    await writeFile(stamp, hash);
    console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
}

async function buildPages(lock) {
  await mustRun([COMPILE_MESSAGES], projectEnvironment(), lock);
  const builds = [];
  for (const locale of LOCALES) {
    builds.push(buildIn(locale, lock));
    if (freemem() < LOCALES.length * BUILD_MEMORY) await Promise.allSettled(builds);
  }
  const failed = (await Promise.allSettled(builds)).find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

async function buildIn(locale, lock) {
  const router = inProject("node_modules/.bin/react-router");
  await mustRun([router, "build"], { ...projectEnvironment(), PAGES_LOCALE: locale }, lock);
  await writeShopRoutes(inProject(`build/${locale}/client/assets`));
  // Only the build needs it; it must not be served to browsers.
  await rm(inProject(`build/${locale}/client/.vite`), { recursive: true });
}

async function buildServer(lock) {
  const vite = inProject("node_modules/.bin/vite");
  const args = [vite, "build", "--config", inProject("vite.server.config.ts")];
  await mustRun(args, projectEnvironment(), lock);
}

async function mustRun(args, env, lock) {
  const { code, output } = await run(NODE, args, { env, keeps: lock });
  mayGoOn();
  if (code !== 0) throw new SetupProblem(`The shop cannot be built:\n${output.trim()}`);
}
