// Keeps a backup of a shop of this release, from which the tests of later ones update. It is made of
// examples, which say so; that of 0.2.0 has an account with the role `staff` besides, which there was
// then. With each release:
//
//   node_modules/.bin/node --import ./scripts/quick-imports.mjs server/testing/releases/keep-release.ts
import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { exit } from "node:process";

import { makeBackup } from "#server/platform/backup/make-backup.ts";
import { RELEASE } from "#server/platform/backup/release.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { addDemo } from "#server/seed/demo/demo.ts";

import { globalSetup, globalTeardown } from "../global-setup.ts";
import { placeCashOrder, placeTransfer } from "../placed-orders.ts";
import { asJson, startTestShop } from "../start-test-shop.ts";
import { BULK_REQUEST, MESSAGE } from "../visitor-forms.ts";

const file = new URL(`${RELEASE}.tar`, import.meta.url).pathname;

await globalSetup();
{
  await using shop = await startTestShop();
  const { config, database } = shop;
  await addDemo(database, config);
  const order = await placeTransfer(shop);
  await placeCashOrder(shop, {
    "personalInfo[firstName]": "مثال",
    "personalInfo[lastName]": "عميل",
  });
  const sent = [
    await shop.askAsOwner(`/api/v1/orders/${order._id}`, asJson("PATCH", { status: "processing" })),
    await shop.askAsOwner(
      `/api/v1/orders/${order._id}/notes`,
      asJson("POST", { text: "An example of a note" }),
    ),
    await shop.ask("/api/v1/contact", asJson("POST", MESSAGE)),
    await shop.ask("/api/v1/custom-orders", asJson("POST", BULK_REQUEST)),
  ];
  for (const { ok, url, status } of sent) assert.ok(ok, `${status} ${url}`);
  await rm(file, { force: true });
  const { tables, files } = await makeBackup(
    { config, database, store: openFileStore(config.files) },
    file,
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file}: ${rows} rows, ${files.count} files`);
}
await globalTeardown();
// Timers of the shop would keep the process for minutes.
exit(0);
