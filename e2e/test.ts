import { test as base } from "@playwright/test";
import pg from "pg";

import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import { createTestDatabase, urlOf } from "#server/testing/test-database.ts";

import { startShop, type RunningShop } from "./running-shop.ts";

/** A shop with its mails and its database. */
export interface SharedShop extends RunningShop {
  mail: MailServer;
  database: pg.Client;
}

/**
 * Tests share a shop, because starting it takes seconds: each worker has its own. They leave its settings,
 * its content and its staff as they were, and look only at records of their own. Other tests start a shop for
 * themselves.
 */
export const test = base.extend<object, { shop: SharedShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies here.
    async ({}, use) => {
      await using open = new AsyncDisposableStack();
      const url = urlOf(open.use(await createTestDatabase()).connection);
      const mail = open.use(await startMailServer());
      // All tests of a worker count as one visitor, who would exceed the limits.
      const env = { DATABASE_URL: url, SMTP_URL: mail.url, RATE_LIMITS: "off" };
      const shop = open.use(await startShop(env));
      const database = new pg.Client({ connectionString: url });
      await database.connect();
      open.defer(() => database.end());
      await use(Object.assign(shop, { mail, database }));
    },
    { scope: "worker" },
  ],
});
