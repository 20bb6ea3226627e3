// `npm run demo`: adds orders, companies, bulk requests, messages and subscribers to look at, to a shop that runs
// or not. `npm run demo -- remove` takes them away again.
import { argv } from "node:process";

import { runCommand } from "#server/commands/run-command.ts";
import { NOT_STARTED, openShopDatabase } from "#server/commands/shop-database.ts";
import { readProcessConfig } from "#server/config.ts";
import { settings } from "#server/features/settings/settings.table.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

import { addDemo, removeDemo, type DemoCounts } from "./demo.ts";

function say(counts: DemoCounts, what: string): void {
  const { orders, companies, bulkOrders, messages, subscribers } = counts;
  console.log(
    `${what}: ${orders} orders, ${companies} companies, ${bulkOrders} bulk requests, ${messages} messages, ${subscribers} subscribers.`,
  );
}

await runCommand(async (open, end) => {
  const wish = argv[2] ?? "add";
  if (!["add", "remove"].includes(wish)) {
    throw new StartProblem(`There is no "${wish}": use npm run demo, or npm run demo -- remove.`);
  }
  const config = readProcessConfig();
  const { database, isRunning } = await openShopDatabase(config, open, end);
  if (!isRunning) await database.forLongWork(migrate);
  if ((await database.db.$count(settings)) === 0) throw new StartProblem(NOT_STARTED);
  if (wish === "remove") return say(await removeDemo(database), "Taken away");
  say(await addDemo(database, config), "Added");
  console.log("Take them away again with npm run demo -- remove.");
});
