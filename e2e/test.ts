import { test as base } from "@playwright/test";

import { startShop, type RunningShop } from "./running-shop.ts";

/**
 * Tests that leave the shop unchanged share one, because starting it takes seconds: each worker has
 * its own. Other tests start a shop for themselves.
 */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies here.
    async ({}, use) => {
      // All tests of a worker count as one visitor, who would exceed the limits.
      await using shop = await startShop({ RATE_LIMITS: "off" });
      await use(shop);
    },
    { scope: "worker" },
  ],
});
