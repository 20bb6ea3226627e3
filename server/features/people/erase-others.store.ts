import { and, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { companyOffices } from "#server/features/companies/company-office.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { profileContacts } from "#server/features/profiles/contact.table.ts";
import { replies } from "#server/features/replies/reply.table.ts";
import { rosterRows, rosters } from "#server/features/rosters/roster.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";

/** Of these the history keeps the values: they tell nothing of a person, and the order's steps need them. */
const IMPERSONAL = [
  "status",
  "paymentState",
  "paymentMethod",
  "board",
  "totalFils",
  "cityFeeFils",
  "productPriceFils",
  "color",
  "colorName",
  "cityName",
  "countryName",
  "courier",
  "handover",
  "broughtFils",
];

/** Takes people out of everything but orders. Lists of ids may be long: they are one parameter. */
export function eraseOthersStore(trx: Db) {
  const oneOf = (column: AnyPgColumn, ids: readonly string[]) =>
    sql`${column} = any(${sql.param([...ids])}::text[])`;

  return {
    messages: (ids: readonly string[]) => trx.delete(messages).where(oneOf(messages.id, ids)),
    /** With the quotes that were made for them, and their links. */
    bulkOrders: (ids: readonly string[]) => trx.delete(bulkOrders).where(oneOf(bulkOrders.id, ids)),
    /** A company stays, with nobody to ask. */
    companies: (ids: readonly string[]) =>
      trx
        .update(companies)
        .set({ contactPerson: "", email: "", phone: "" })
        .where(oneOf(companies.id, ids)),
    /** So does an office. */
    offices: (ids: readonly string[]) =>
      trx
        .update(companyOffices)
        .set({ contactName: "", phone: "" })
        .where(oneOf(companyOffices.id, ids)),
    /** Whole lists of people; their cards stay as they are. */
    rosters: (ids: readonly string[]) => trx.delete(rosters).where(oneOf(rosters.id, ids)),
    /** Somebody out of lists. @param rows the ids of the lists with the people's numbers */
    rosterRows: (rows: readonly { id: string; n: number }[]) =>
      trx.execute(sql`delete from ${rosterRows}
        using json_to_recordset(${JSON.stringify(rows.map(({ id, n }) => ({ id, n })))}::json) as gone (id text, n int)
        where ${rosterRows.rosterId} = gone.id and ${rosterRows.n} = gone.n`),
    subscribers: (ids: readonly string[]) =>
      trx.delete(subscribers).where(oneOf(subscribers.id, ids)),
    contacts: (ids: readonly string[]) =>
      trx.delete(profileContacts).where(oneOf(profileContacts.id, ids)),
    jobs: (ids: readonly string[]) => trx.delete(jobs).where(oneOf(jobs.id, ids)),

    /** What staff wrote to them, and quoted of them. @returns the replies' ids */
    async replies(ids: readonly string[], answered: readonly string[]) {
      const gone = await trx
        .delete(replies)
        .where(or(oneOf(replies.id, ids), oneOf(replies.aboutId, answered)))
        .returning({ id: replies.id });
      return gone.map(({ id }) => id);
    },

    /** Jobs that tell of these records, and what failed about them. */
    async jobsAbout(ids: readonly string[]): Promise<void> {
      // Each lookup goes through the index, however many there are.
      await trx.execute(sql`delete from ${jobs} where ${jobs.id} in (
        select found.id from unnest(${sql.param([...ids])}::text[]) as record(id)
        cross join unnest(array['orderId', 'messageId', 'bulkOrderId', 'replyId', 'contactId']) as name
        cross join lateral (select id from jobs
          where payload @> jsonb_build_object('about', jsonb_build_object(name, record.id))) as found)`);
    },

    /** Who changed what and when stays; what it was does not. */
    async history(ids: readonly string[]): Promise<void> {
      await trx
        .update(historyEntries)
        .set({
          changes: sql`(select coalesce(jsonb_object_agg(key, case when key = any(${sql.param(IMPERSONAL)}::text[])
            then value else '{"from": null, "to": null}' end), '{}') from jsonb_each(${historyEntries.changes}))`,
        })
        .where(
          and(
            oneOf(historyEntries.entityId, ids),
            inArray(historyEntries.entity, [
              "order",
              "message",
              "bulk-order",
              "company",
              "subscriber",
              "reply",
            ]),
          ),
        );
    },
  };
}
