import { isDeepStrictEqual } from "node:util";

import type { Config } from "#server/config.ts";
import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError, fieldErrors, HttpError } from "#server/platform/http-error.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type {
  EInvoicing,
  EInvoicingChange,
  EInvoicingTest,
} from "#shared/e-invoices/e-invoicing.ts";
import type { User } from "#shared/session/session.ts";

import { destinationOf, mustBeReachable } from "./destination.ts";
import { lockedEInvoicing, setOf } from "./e-invoicing-lock.ts";
import { eInvoicingStore, type EInvoicingRow } from "./e-invoicing.store.ts";
import { E_INVOICING_KEY } from "./e-invoicing.table.ts";
import { postEInvoice } from "./post-e-invoice.ts";
import { SEND_E_INVOICE } from "./send-e-invoice-job.ts";
import { setEInvoicing } from "./set-e-invoicing.ts";
import { testResultOf } from "./test-result-of.ts";

const ENTITY = "e-invoicing" as const;

/** Without them nothing can be sent. */
const NEEDED = ["serviceUrl", "clientId", "secretKey"] as const;

interface EInvoicingParts {
  config: Pick<Config, "privateMailServers" | "allowPlaintext">;
  database: Database;
  secrets: Secrets;
  notifications: Pick<Notifications, "send">;
}

/** Where and as whom invoices are sent to the tax authority. */
export function eInvoicingService({ config, database, secrets, notifications }: EInvoicingParts) {
  /** Encrypted anew it would look changed. */
  const sealed = (before: EInvoicingRow, key: string | null | undefined) =>
    key === undefined || (key ?? "") === secrets.open(before.secretKey, E_INVOICING_KEY)
      ? before.secretKey
      : secrets.seal(key ?? "", E_INVOICING_KEY);

  return {
    find: async () => present(await eInvoicingStore(database.db).find()),

    /** Changes the given only. */
    async change(
      { secretKey, ...change }: EInvoicingChange,
      by: User & Changer,
      version?: string,
    ): Promise<EInvoicing> {
      if (change.serviceUrl) await mustBeReachable(change.serviceUrl, config);
      return database.transaction(async (trx) => {
        const before = await eInvoicingStore(trx).findForUpdate();
        mustBeVersion(before, version);
        const named = Object.entries(change).filter(([, value]) => value !== undefined);
        const after: EInvoicingRow = {
          ...before,
          ...Object.fromEntries(named),
          secretKey: sealed(before, secretKey),
        };
        mustBeComplete(after);
        // A key is of one client at one service: it must not be carried to another.
        const isAnother =
          after.serviceUrl !== before.serviceUrl || after.clientId !== before.clientId;
        if (isAnother && before.secretKey && secretKey === undefined) {
          throw fieldError("secretKey", apiMessage("e_invoice_key_again"));
        }
        const [was, given] = [setOf(before), setOf(after)];
        const isChanged = !isDeepStrictEqual(was, given);
        // Keys may be refused that are right: who enters the same again wants them tried again.
        const isKeyAgain = before.keysRefusedAt !== null && secretKey !== undefined;
        if (!isChanged && !isKeyAgain) return present(before);
        if (isChanged) {
          const told = { before: lockedEInvoicing(was), after: lockedEInvoicing(given) };
          await recordLocked(trx, notifications, { kind: ENTITY, ...told }, by);
          await historyStore(trx).recordChange(by, ENTITY, ENTITY, "update", was, given);
        }
        const row = await setEInvoicing(trx, before, given);
        // What waits for keys is due at once.
        await jobStore(trx).retryNow([SEND_E_INVOICE.name]);
        return present(row);
      });
    },

    /** @throws a 400 before there is something to try */
    async test(): Promise<EInvoicingTest> {
      const row = await eInvoicingStore(database.db).find();
      if (!row.serviceUrl || !row.clientId || !row.secretKey) {
        throw new HttpError(400, apiMessage("e_invoicing_incomplete"));
      }
      const destination = destinationOf(row, config, secrets);
      return testResultOf((await postEInvoice(destination, { xml: "", uuid: "" })).outcome);
    },
  };
}
export type EInvoicingService = ReturnType<typeof eInvoicingService>;

function mustBeComplete(row: EInvoicingRow): void {
  const missing = row.isOn ? NEEDED.filter((field) => !row[field]) : [];
  const errors = missing.map((field) => [field, apiMessage("required")] as const);
  const error = fieldErrors(Object.fromEntries(errors));
  if (error) throw error;
}

const present = ({ secretKey, keysRefusedAt, updatedAt, ...row }: EInvoicingRow): EInvoicing => ({
  isOn: row.isOn,
  serviceUrl: row.serviceUrl,
  clientId: row.clientId,
  hasSecretKey: secretKey !== "",
  keysRefusedAt: keysRefusedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});
