import { sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { companyDesigns } from "#server/features/companies/company-design.table.ts";
import { proofs } from "#server/features/proofs/proof.table.ts";
import { refunds } from "#server/features/refunds/refund.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";

import { orderAddons, orders } from "./order.table.ts";

/**
 * The keys of all private files of these orders, each once: receipts, logos, pictures of addons, proofs
 * and print files, and logos that were exchanged since. The one logo of a company's cards is none of them as
 * long as its design or another of its orders has it.
 */
export async function filesOfOrders(db: Db, ids: readonly string[]): Promise<string[]> {
  const these = sql`= any(${sql.param([...ids])}::text[])`;
  const ofProofs = sql`from ${proofs} join ${cards} on ${cards.id} = ${proofs.cardId}
    where ${cards.orderId} ${these}`;
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from (
      select unnest(array[${orders.companyLogo}, ${orders.depositReceipt}]) as key
        from ${orders} where ${orders.id} ${these}
      union select card->>'companyLogo'
        from ${orders} cross join jsonb_array_elements(${orders.furtherCards}) as card where ${orders.id} ${these}
      union select ${orderAddons.value} from ${orderAddons}
        where ${orderAddons.orderId} ${these} and ${orderAddons.inputType} = 'image'
      union select ${refunds.receipt} from ${refunds} where ${refunds.orderId} ${these}
      union select ${cards.companyLogo} from ${cards} where ${cards.orderId} ${these}
      union select unnest(array[${proofs.face}, ${proofs.back}, ${proofs.facePrint},
        ${proofs.backPrint}, ${proofs.pdf}, ${proofs.printed}->>'logo']) ${ofProofs}
      union select unnest(array[${historyEntries.changes}#>>'{companyLogo,from}',
        ${historyEntries.changes}#>>'{companyLogo,to}']) from ${historyEntries}
        where ${historyEntries.entityId} ${these} and ${historyEntries.entity} = 'order'
      union select card->>'companyLogo' from ${historyEntries}
        cross join jsonb_path_query(${historyEntries.changes}, '$.furtherCards.*[*]') as card
        where ${historyEntries.entityId} ${these} and ${historyEntries.entity} = 'order'
    ) as named where starts_with(key, 'private/')
      and not exists (select from ${companyDesigns} as design where design.logo = key)
      and not exists (select from ${orders} as other
        where other.company_logo = key and not other.id ${these} and other.company_id in (
          select ${orders.companyId} from ${orders} where ${orders.id} ${these}))`);
  return rows.map(({ key }) => key);
}

/** Ends all links to the files of an order that is deleted, or lets them work again. */
export async function withdrawOrderFiles(trx: Db, id: string, isWithdrawn = true): Promise<void> {
  await fileRecordStore(trx).withdraw(await filesOfOrders(trx, [id]), isWithdrawn);
}
