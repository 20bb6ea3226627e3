import { test as base } from "@playwright/test";

import { startShop, type RunningShop } from "./running-shop.ts";

/**
 * Tests that leave the shop as they found it share one, for starting it takes seconds: each worker
 * has its own. The others start a shop for themselves.
 */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what else a fixture needs.
    async ({}, use) => {
      // All of a worker's tests are one visitor, who posts more than any one does.
      await using shop = await startShop({ RATE_LIMITS: "off" });
      await use(shop);
    },
    { scope: "worker" },
  ],
});
