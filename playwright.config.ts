import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import { typefaceEnvironment } from "./e2e/typefaces.ts";

/**
 * Features that are disabled in Chromium. It respects only the last such list, so this one repeats
 * those entries of Playwright's own list that affect pages.
 */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  // Otherwise every window creates a second page for the address bar's suggestions, a fifth of all
  // the work.
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Browser tests: complete shops, each with its own port, database and data folder, in a real Chromium. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: false,
  // One for each core: in 165 s on two cores, two workers passed 27 tests, one or three 24, and four 15.
  workers: availableParallelism(),
  // On a busy machine one of hundreds of tests may waver. `npm test` names it and its error: it is a
  // defect to be mended, but does not stop what has nothing to do with it.
  retries: 1,
  // The same limit as for all other tests: three minutes, for busy machines.
  timeout: 180_000,
  // Where something hangs, what failed is told all the same, before CI would be ended from outside.
  globalTimeout: 65 * 60_000,
  // Long enough for a machine that does several things at once; what passes does so in a moment.
  expect: { timeout: 20_000 },
  reporter: "list",
  outputDir: "test-results",
  use: {
    // Without it, an action would wait for its element as long as the test may take, which hides
    // pages that become ready too late.
    actionTimeout: 20_000,
    locale: "en-GB",
    timezoneId: "Asia/Amman",
    screenshot: "only-on-failure",
    // A new context for each test has nothing in its caches, so that every page compiles all scripts
    // anew. Cookies and stored data are removed in between.
    reuseContext: true,
    // A service worker would intercept requests that tests want to answer themselves.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      env: typefaceEnvironment("liberation"),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No page lives long enough to gain what optimizing its scripts costs: 17 of 157 s of the
        // pages' processor time.
        "--js-flags=--no-opt --no-maglev",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
      ],
    },
  },
});
