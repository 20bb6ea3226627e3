import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

/**
 * What Chromium is not to do. It heeds only the last list that it is given, so those of Playwright's
 * own list stand here too that change what a page does.
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
  // Else every window brings a second page, for what drops down from the address bar: a fifth of all
  // the work.
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Browser tests: whole shops, each on its own port and data folder, in a real Chromium. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: false,
  // One more than there are cores: some of them wait, for the network to be still and for shops to start.
  workers: availableParallelism() + 1,
  retries: 0,
  // As of any other test: three minutes, for machines that have much else to do.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  outputDir: "test-results",
  use: {
    // Pages that only look ready would pass without it: what is clicked must be seen to stand still.
    actionTimeout: 15_000,
    locale: "en-GB",
    timezoneId: "Asia/Amman",
    screenshot: "only-on-failure",
    // It would take requests from the tests that answer them otherwise.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
      ],
    },
  },
});
