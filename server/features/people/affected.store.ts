import { sql, type SQL } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { companyOffices } from "#server/features/companies/company-office.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { profileContacts } from "#server/features/profiles/contact.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import { rosterRows, rosters } from "#server/features/rosters/roster.table.ts";
import { invitations, users } from "#server/features/session/session.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { AffectedQuery } from "#shared/people/affected.ts";

/** So many are read at once. */
const PORTION = 1_000;

/** Where the shop knows people from, with how they are reached there. */
const SOURCES: readonly [kind: string, rows: SQL][] = [
  [
    "order",
    sql`select id, created_at, first_name || ' ' || last_name as name, email,
      array_to_string(phone_numbers, ', ') as phone from ${orders} where email <> ''`,
  ],
  [
    "delivery",
    sql`select id, created_at, '' as name, delivery_email as email, delivery_phone as phone from ${orders}
      where (lower(delivery_email) not in ('', lower(email))
        or delivery_phone <> '' and delivery_phone <> all(phone_numbers))`,
  ],
  [
    "card",
    sql`select * from (select id || '-' || person as id, created_at, card->>'email' as email,
      card->>'firstName' || ' ' || (card->>'lastName') as name, card->>'phone' as phone
      from ${orders} cross join jsonb_array_elements(further_cards) with ordinality as further(card, person)
      ) as cards where (email <> '' or phone <> '')`,
  ],
  [
    "page",
    sql`select id, created_at, email,
      coalesce(nullif(first_name || ' ' || last_name, ' '), first_name_ar || ' ' || last_name_ar) as name,
      array_to_string(case when whatsapp = '' or whatsapp = any(phones) then phones else phones || whatsapp end, ', ') as phone
      from ${profiles} where (email <> '' or phones <> '{}' or whatsapp <> '')`,
  ],
  ["contact", sql`select id, created_at, name, email, phone from ${profileContacts} where true`],
  [
    "message",
    sql`select id, created_at, full_name as name, email, phone from ${messages} where true`,
  ],
  [
    "quote",
    sql`select id, created_at, contact_person as name, email, phone from ${bulkOrders} where true`,
  ],
  [
    "company",
    sql`select * from (select id, created_at, contact_person as name, email, phone from ${companies}
      union all
      select id, created_at, contact_name as name, '' as email, phone from ${companyOffices}
      ) as asked where (email <> '' or phone <> '')`,
  ],
  [
    "list",
    sql`select * from (select roster_id || '-' || n as id, created_at, cells->>'email' as email,
      cells->>'firstName' || ' ' || (cells->>'lastName') as name, cells->>'phone' as phone
      from ${rosterRows} join ${rosters} on ${rosters.id} = roster_id
      ) as people where (email <> '' or phone <> '')`,
  ],
  [
    "newsletter",
    sql`select id, created_at, '' as name, email, '' as phone from ${subscribers} where true`,
  ],
  ["account", sql`select id, created_at, name, email, '' as phone from ${users} where true`],
  [
    "invitation",
    sql`select id, created_at, name, email, '' as phone from ${invitations} where true`,
  ],
];

interface AffectedRow extends Record<string, unknown> {
  id: string;
  day: string;
  name: string;
  email: string;
  phone: string;
}

/** Everybody whom the shop knows, deleted records too, by where it knows them from; days are Jordan's. */
export async function* affectedPeople(
  db: Db,
  { from, to }: AffectedQuery,
): AsyncGenerator<[kind: string, rows: AffectedRow[]], void> {
  const start = sql`${from ?? null}::date`;
  const end = sql`${to ?? null}::date`;
  const inRange = sql`(${start} is null or created_at >= ${start}::timestamp at time zone 'Asia/Amman')
    and (${end} is null or created_at < (${end} + 1)::timestamp at time zone 'Asia/Amman')`;
  for (const [kind, source] of SOURCES) {
    for (let last = ""; ;) {
      const { rows } = await db.execute<AffectedRow>(sql`
        select id, to_char(created_at at time zone 'Asia/Amman', 'YYYY-MM-DD') as day, name, email, phone
        from (${source} and id > ${last} and ${inRange} order by id limit ${PORTION}) as portion
        order by id`);
      if (rows.length > 0) yield [kind, rows];
      if (rows.length < PORTION) break;
      last = rows.at(-1)!.id;
    }
  }
}
