import type { Logger } from "pino";

import type { Database, Db } from "#server/platform/database/connect.ts";
import { redactError } from "#server/platform/redact-error.ts";
import type { LinkSecrets } from "#server/platform/secrets/link-signer.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

import { settingsStore } from "./settings.store.ts";
import { FILE_LINK_SECRET, LINK_SECRET_CHANNEL, PREVIOUS_LINK_SECRET } from "./settings.table.ts";

export interface FollowedLinkSecrets extends LinkSecrets {
  /** Reads them anew whenever a node or `npm run secrets:rotate` has replaced them, until disposed of. */
  follow(log: Logger): Promise<AsyncDisposable>;
}

/** The secrets that links are signed with. */
export async function readLinkSecrets(db: Db, secrets: Secrets): Promise<LinkSecrets> {
  const row = await settingsStore(db).find();
  if (!row) throw new Error("The database holds no settings: it was never seeded.");
  const { fileLinkSecret, previousLinkSecret, linkSecretReplacedAt } = row;
  const current = secrets.open(fileLinkSecret, FILE_LINK_SECRET);
  if (!previousLinkSecret || !linkSecretReplacedAt) return { current };
  const secret = secrets.open(previousLinkSecret, PREVIOUS_LINK_SECRET);
  return { current, previous: { secret, replacedAt: linkSecretReplacedAt } };
}

/** The same, as they are at each moment. */
export async function openLinkSecrets(
  database: Pick<Database, "db" | "listen">,
  secrets: Secrets,
): Promise<FollowedLinkSecrets> {
  let now = await readLinkSecrets(database.db, secrets);
  const lost = "a new secret of links is not heard of until the database answers again";
  return {
    get current() {
      return now.current;
    },
    get previous() {
      return now.previous;
    },
    follow(log) {
      const read = () =>
        readLinkSecrets(database.db, secrets).then(
          (found) => (now = found),
          (error: unknown) =>
            log.error({ err: redactError(error) }, "the secret of links could not be read"),
        );
      const listener = {
        hear: () => void read(),
        // It may have been replaced while nothing was heard.
        trust: (isTrusted: boolean) => void (isTrusted && read()),
      };
      return database.listen(LINK_SECRET_CHANNEL, listener, { log, lost });
    },
  };
}
