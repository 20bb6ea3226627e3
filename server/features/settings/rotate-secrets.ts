import { randomBytes } from "node:crypto";

import type { Database } from "#server/platform/database/connect.ts";
import { sealAnew } from "#server/platform/secrets/seal-stored.ts";
import type { SecretField } from "#server/platform/secrets/secret-field.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

import { readLinkSecrets } from "./link-secrets.ts";
import { settingsStore } from "./settings.store.ts";
import { FILE_LINK_SECRET, PREVIOUS_LINK_SECRET } from "./settings.table.ts";

export const newLinkSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Replaces the secret that links are signed with, and encrypts all stored secrets with the first key: all
 * of it or nothing. Nodes that run hear of it.
 * @param isAtOnce whether links that were signed before end now
 * @returns how many secrets were encrypted anew
 */
export function rotateSecrets(
  { transaction }: Pick<Database, "transaction">,
  secrets: Secrets,
  fields: readonly SecretField[],
  isAtOnce: boolean,
): Promise<number> {
  return transaction(async (trx) => {
    const settings = settingsStore(trx);
    await settings.findForUpdate();
    const { current } = await readLinkSecrets(trx, secrets);
    await settings.update({
      fileLinkSecret: secrets.seal(newLinkSecret(), FILE_LINK_SECRET),
      previousLinkSecret: isAtOnce ? null : secrets.seal(current, PREVIOUS_LINK_SECRET),
      linkSecretReplacedAt: new Date(),
    });
    await settings.tellOfLinkSecret();
    return sealAnew(secrets, trx, fields);
  });
}
