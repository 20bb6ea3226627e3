// `npm run demo`: adds orders, bulk requests, messages and subscribers to look at, to a shop that runs
// or not. `npm run demo -- remove` takes them away again.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";

import { pino } from "pino";

import { ConfigError, readProcessConfig, type Config } from "#server/config.ts";
import { settings } from "#server/features/settings/settings.table.ts";
import { connectDatabase, type Database } from "#server/platform/database/connect.ts";
import { runningDatabase } from "#server/platform/database/embedded/running-database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { endOfProcess } from "#server/platform/process-end.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

import { addDemo, removeDemo, type DemoCounts } from "./demo.ts";

const NOT_STARTED = "There is no shop yet: start it once with npm start.";

/** The shop's database: that of the running shop, else it is started for as long as `open`. */
async function openShop(config: Config, open: AsyncDisposableStack): Promise<Database> {
  const folder = join(config.dataDir, "database");
  const running = config.databaseUrl ? undefined : await runningDatabase(folder);
  if (running) {
    open.use(running);
    const database = connectDatabase(running.connection);
    open.defer(() => database.close());
    return database;
  }
  if (!config.databaseUrl && !existsSync(folder)) throw new StartProblem(NOT_STARTED);
  const { database } = await openDatabase(config, open, {
    log: pino({ level: "silent" }),
    end: endOfProcess(),
    onProcess: () => {},
  });
  await database.forLongWork(migrate);
  return database;
}

function say(counts: DemoCounts, what: string): void {
  const { orders, bulkOrders, messages, subscribers } = counts;
  console.log(
    `${what}: ${orders} orders, ${bulkOrders} bulk requests, ${messages} messages, ${subscribers} subscribers.`,
  );
}

async function run(wish: string): Promise<void> {
  if (!["add", "remove"].includes(wish)) {
    throw new StartProblem(`There is no "${wish}": use npm run demo, or npm run demo -- remove.`);
  }
  await using open = new AsyncDisposableStack();
  const config = readProcessConfig();
  const database = await openShop(config, open);
  if ((await database.db.$count(settings)) === 0) throw new StartProblem(NOT_STARTED);
  if (wish === "remove") return say(await removeDemo(database), "Taken away");
  say(await addDemo(database, config), "Added");
  console.log("Take them away again with npm run demo -- remove.");
}

try {
  await run(argv[2] ?? "add");
  exit(0);
} catch (error) {
  const isKnown = error instanceof StartProblem || error instanceof ConfigError;
  console.error(isKnown ? error.message : error);
  exit(1);
}
