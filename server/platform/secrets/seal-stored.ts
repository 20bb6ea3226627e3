import type { Logger } from "pino";

import type { Config } from "#server/config.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { redactError } from "#server/platform/redact-error.ts";

import { keyIdOf } from "./sealed-text.ts";
import type { SecretField } from "./secret-field.ts";
import { secretStore } from "./secret.store.ts";
import type { Secrets } from "./secrets.ts";

/** So long nodes of an older version, which can't open secrets, may still be updated; in milliseconds. */
const UPDATE_TIME = 60 * 60_000;

/**
 * Seals what an older version has stored as it is: all of it or nothing.
 * @returns how many secrets are not sealed now, because these secrets seal nothing
 */
export function sealStored(
  secrets: Secrets,
  database: Pick<Database, "transaction">,
  fields: readonly SecretField[],
): Promise<number> {
  return database.transaction(async (trx) => {
    const store = secretStore(trx);
    let plain = 0;
    for (const each of await store.readForUpdate(fields)) {
      if (keyIdOf(each.stored) !== undefined) continue;
      const stored = secrets.seal(each.stored, each.field, each.record);
      if (stored === each.stored) plain += 1;
      else await store.replace({ ...each, stored });
    }
    return plain;
  });
}

/**
 * Seals with the first key what was sealed with another one, or not at all.
 * @returns how many secrets that were
 */
export async function sealAnew(
  secrets: Secrets,
  trx: Db,
  fields: readonly SecretField[],
): Promise<number> {
  const store = secretStore(trx);
  let count = 0;
  for (const each of await store.readForUpdate(fields)) {
    const { stored, field, record } = each;
    const sealed = secrets.seal(secrets.open(stored, field, record), field, record);
    if (keyIdOf(sealed) === keyIdOf(stored)) continue;
    await store.replace({ ...each, stored: sealed });
    count += 1;
  }
  return count;
}

interface SealingParts {
  config: Pick<Config, "databaseUrl">;
  database: Database;
  log: Logger;
  secrets: Secrets;
  fields: readonly SecretField[];
}

/**
 * Seals at once where no other node can use the database, else when all are updated: one of an older
 * version would hand the sealed password to the mail server.
 */
export async function sealWhenUpdated(
  { config, database, log, secrets, fields }: SealingParts,
  wait = UPDATE_TIME,
): Promise<Disposable> {
  const seal = async () => {
    const plain = await sealStored(secrets, database, fields);
    if (plain > 0) {
      log.warn(
        { plain },
        "secrets in the database are not encrypted, because SECRET_KEY is not set",
      );
    }
  };
  if (!config.databaseUrl) {
    await seal();
    return { [Symbol.dispose]() {} };
  }
  const later = () =>
    seal().catch((error: unknown) =>
      log.error({ err: redactError(error) }, "secrets in the database could not be encrypted"),
    );
  const timer = setTimeout(() => void later(), wait).unref();
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}
