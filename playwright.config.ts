import { defineConfig } from "@playwright/test";

/** Browser tests: whole shops, each on its own port and data folder, in a real Chromium. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
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
      ],
    },
  },
});
