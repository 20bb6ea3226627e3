// Records the SQL of a release of the shop, for the test that runs it on the databases of later
// versions. It is loaded before tests that make the shop send it. To record a release:
//
//   cd server/testing/last-release && rm statements.jsonl && cd -
//   node_modules/.bin/node --import ./server/testing/last-release/record.ts --test \
//     --test-name-pattern="every call accepts" server/platform/http/hostile-values.test.ts
//   node_modules/.bin/node --import ./server/testing/last-release/record.ts --test \
//     --test-concurrency=1 "server/features/*/*.test.ts"
import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";

import pg from "pg";

import { STATEMENTS_FILE, type RecordedStatement } from "./recorded.ts";

/** Of the first file, statements are recorded with their values: they can be run one after another. */
const isFirst = !existsSync(STATEMENTS_FILE);
const before = isFirst ? [] : readFileSync(STATEMENTS_FILE, "utf8").trim().split("\n");
const texts = new Set(before.map((line) => (JSON.parse(line) as RecordedStatement).text));
const statements: RecordedStatement[] = [];

/** Others belong to the connection. */
const OF_THE_SHOP = /^\s*(select|insert|update|delete|with)\b[^;]*$/i;
const OF_MIGRATIONS = /"?drizzle"?\.|pg_advisory_(un)?lock\(|pg_terminate/i;
const MIGRATIONS = new URL("../../../migrations/", import.meta.url);
const migrations = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith(".sql"))
  .map((name) => readFileSync(new URL(name, MIGRATIONS), "utf8"))
  .join("\n");

function remember(text: string, values: unknown[]): void {
  if (!OF_THE_SHOP.test(text) || OF_MIGRATIONS.test(text)) return;
  if (migrations.includes(text.trim())) return;
  const isRead = /^\s*select/i.test(text);
  // The seed writes first; what was read before belongs to its start.
  if (isFirst && isRead && statements.length === 0) return;
  if (texts.has(text) && (isRead || !isFirst)) return;
  // Names are quoted in the shop's SQL and not in that of tests, which also write many rows at once.
  if (!isFirst && (!text.includes('"') || text.length > 6_000)) return;
  texts.add(text);
  statements.push(isFirst ? { text, values } : { text });
}

type Query = (config: string | pg.QueryConfig, values?: unknown) => Promise<unknown>;
const original = pg.Client.prototype.query as unknown as Query;

function query(this: pg.Client, ...args: Parameters<Query>): Promise<unknown> {
  const [config, given] = args;
  const { text, values = [] }: pg.QueryConfig =
    typeof config === "string" ? { text: config } : config;
  remember(text, Array.isArray(given) ? given : values);
  return original.apply(this, args);
}
pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query;

process.on("exit", () => {
  for (const statement of statements) {
    appendFileSync(STATEMENTS_FILE, `${JSON.stringify(statement)}\n`);
  }
});
