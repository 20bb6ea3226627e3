// `npm run owner:reset`: see scripts/owner-reset.mjs.
import { argv } from "node:process";

import { readProcessConfig } from "#server/config.ts";
import { resetOwner } from "#server/features/accounts/reset-owner.ts";
import { createNotifications } from "#server/features/notifications/notifications.ts";

import { runCommand } from "./run-command.ts";
import { openShopDatabase } from "./shop-database.ts";

await runCommand(async (open, end) => {
  const config = readProcessConfig();
  const { database } = await openShopDatabase(config, open, end);
  const { email, link, minutes, hadSecondFactor } = await resetOwner(
    database,
    config,
    argv[2],
    createNotifications(config),
  );
  console.log(`A new password for ${email}: ${link}`);
  console.log(
    `The link works once, for ${minutes} minutes. All sessions of the account end with it.`,
  );
  if (hadSecondFactor) {
    console.log("Its second factors, recovery codes and app passwords are removed.");
  }
});
