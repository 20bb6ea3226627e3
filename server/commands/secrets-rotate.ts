// `npm run secrets:rotate`: see scripts/secrets-rotate.mjs.
import { argv } from "node:process";

import { readProcessConfig } from "#server/config.ts";
import { rotateSecrets } from "#server/features/settings/rotate-secrets.ts";
import { openSecrets } from "#server/platform/secrets/open-secrets.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { SECRET_FIELDS } from "#server/secret-fields.ts";

import { runCommand } from "./run-command.ts";
import { openShopDatabase } from "./shop-database.ts";

const AT_ONCE = "at-once";

await runCommand(async (open, end) => {
  const mode = argv[2];
  if (mode !== undefined && mode !== AT_ONCE) {
    throw new StartProblem(`Unknown: ${mode}. Say nothing, or ${AT_ONCE}.`);
  }
  const config = readProcessConfig();
  const { database } = await openShopDatabase(config, open, end);
  const secrets = await openSecrets(config, database, SECRET_FIELDS);
  const sealed = await rotateSecrets(database, secrets, SECRET_FIELDS, mode === AT_ONCE);
  console.log(
    mode === AT_ONCE
      ? "Links are signed with a new secret. Links to files and newsletter links that were made before have ended."
      : "Links are signed with a new secret. Links to files that were made before work for 90 minutes more, newsletter links for 30 days.",
  );
  console.log(`Secrets that were encrypted anew with the first key: ${sealed}.`);
});
