import type { Db } from "#server/platform/database/connect.ts";

import { eInvoicingStore, type EInvoicingRow, type EInvoicingSet } from "./e-invoicing.store.ts";
import { issuedInvoices } from "./issued-invoices.store.ts";
import { takeUp } from "./take-up.ts";

/**
 * Stores what owners set, or take back. What was issued while it was on is sent in the end, even if it is
 * switched off meanwhile; what was issued while it was off is not.
 * @param before the row as it is, locked
 */
export async function setEInvoicing(
  trx: Db,
  before: EInvoicingRow,
  given: EInvoicingSet,
): Promise<EInvoicingRow> {
  if (before.isOn && !given.isOn) await takeUp(trx, issuedInvoices);
  const isTurnedOn = given.isOn && !before.isOn;
  return eInvoicingStore(trx).update(
    given,
    isTurnedOn ? await issuedInvoices.last(trx) : undefined,
  );
}
