import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

import { keyFile, makeKeyFile, readKeyFile } from "./key-file.ts";
import { keyIdOf, secretKey, type SecretKey } from "./sealed-text.ts";
import type { SecretField } from "./secret-field.ts";
import { secretStore } from "./secret.store.ts";
import { SecretProblem, secretsBy, type Secrets } from "./secrets.ts";

type SecretConfig = Pick<Config, "dataDir" | "secretKeys" | "databaseUrl">;

/**
 * The shop's secrets, with the keys of the configuration, else with that of the data folder, which is
 * made where there is none. Where other nodes may use the database, what an older version has stored
 * is sealed only if the configuration has a key: each node would seal with one of its own.
 * @throws {StartProblem} when the database holds secrets that were sealed with another key
 */
export async function openSecrets(
  config: SecretConfig,
  { db }: Pick<Database, "db">,
  fields: readonly SecretField[],
): Promise<Secrets> {
  const stored = await secretStore(db).read(fields);
  const ids = new Set(stored.map((each) => keyIdOf(each.stored)));
  const isPlain = ids.delete(undefined);
  const keys = [...config.secretKeys.map(secretKey), ...(await readKeyFile(config.dataDir))];
  mustHave(ids, keys, config);
  if (keys.length === 0) keys.push(...(await makeKeyFile(config.dataDir)));
  const isAlone = !config.databaseUrl || config.secretKeys.length > 0;
  return secretsBy(keys, isAlone || ids.size > 0 || !isPlain);
}

function mustHave(ids: Iterable<string | undefined>, keys: SecretKey[], config: SecretConfig) {
  const absent = [...ids].filter((id) => keys.every((key) => key.id !== id));
  if (absent.length === 0) return;
  const file = keyFile(config.dataDir);
  const here = keys.length > 0 ? `has ${keys.map(({ id }) => id).join(", ")}` : "has none";
  throw new StartProblem(
    `The secrets in the database are encrypted with the key ${absent.join(", ")}, and this node ${here} (SECRET_KEY, ${file}). Put back ${file} from a backup, or set SECRET_KEY to the key of the node that made the database: several nodes need the same. If it is lost, see docs/server.md. Nothing was changed.`,
  );
}

/**
 * Opens all stored secrets, to find out at the start whether that is possible.
 * @throws {StartProblem} also when another node has filled the database meanwhile, with its own key
 */
export async function mustOpenAll(
  secrets: Secrets,
  { db }: Pick<Database, "db">,
  fields: readonly SecretField[],
): Promise<void> {
  try {
    for (const { stored, field, record } of await secretStore(db).read(fields)) {
      secrets.open(stored, field, record);
    }
  } catch (error) {
    if (!(error instanceof SecretProblem)) throw error;
    throw new StartProblem(
      `${error.message} Set SECRET_KEY to the key of the node that made the database, or restore the value from a backup. Nothing was changed.`,
    );
  }
}
