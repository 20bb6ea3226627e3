import type { Db } from "#server/platform/database/connect.ts";

import { eInvoiceStore } from "./e-invoice.store.ts";
import { eInvoicingStore } from "./e-invoicing.store.ts";
import type { IssuedInvoices } from "./issued-invoices.ts";

/** How many are read at once. */
const AT_ONCE = 200;

/**
 * Notes of all that was issued since the last time that it is to be sent; nothing while it is switched off.
 * @returns whether it is on
 */
export async function takeUp(
  trx: Db,
  issued: Pick<IssuedInvoices, "last" | "after">,
): Promise<boolean> {
  const settings = eInvoicingStore(trx);
  const { isOn, takenUpTo } = await settings.findForUpdate();
  if (!isOn) return false;
  const store = eInvoiceStore(trx);
  // Null where it was switched on by a version that left this to the first look.
  let from = takenUpTo ?? (await issued.last(trx));
  let found;
  do {
    found = await issued.after(from, AT_ONCE, trx);
    await store.add(
      found.map(({ id: invoiceId, uuid, number: invoiceNumber, originalUuid }) => {
        return { invoiceId, uuid, invoiceNumber, originalUuid };
      }),
    );
    from = found.at(-1)?.counter ?? from;
  } while (found.length === AT_ONCE);
  await store.forgetNotesOfUnsent();
  await settings.noteTakenUpTo(from);
  return true;
}
