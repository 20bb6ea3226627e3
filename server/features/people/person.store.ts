import { and, asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { cards } from "#server/features/cards/card.table.ts";
import { companyOffices } from "#server/features/companies/company-office.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { jobNames } from "#server/features/notifications/notification.ts";
import { hasOtherContact, orders, otherContactText } from "#server/features/orders/order.table.ts";
import { profileContacts } from "#server/features/profiles/contact.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import { replies } from "#server/features/replies/reply.table.ts";
import { contactOfRow, rosterRows, rosters } from "#server/features/rosters/roster.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { jobs, recipientText } from "#server/platform/jobs/job.table.ts";
import { CHANNELS, NOTIFICATION_KINDS } from "#shared/outbox/outbox.ts";
import { rosterPhone } from "#shared/rosters/roster-phone.ts";

import { isUnderWay } from "./erase-orders.store.ts";
import { isOf, type Person } from "./person.ts";

/** Whether a card of an order under way opens a page, also of an order that is somebody else's. */
const opensUnderWay = sql<boolean>`exists (
  select from ${cards} as "its" join ${orders} on ${orders.id} = "its"."order_id"
  where "its"."profile_id" = ${profiles.id} and ${isUnderWay})`;

const NOTIFICATIONS = jobNames(CHANNELS, NOTIFICATION_KINDS);

const orderFacts = {
  id: orders.id,
  status: orders.status,
  createdAt: orders.createdAt,
  deletedAt: orders.deletedAt,
  firstName: orders.firstName,
  lastName: orders.lastName,
  email: orders.email,
  businessEmail: orders.businessEmail,
  phoneNumbers: orders.phoneNumbers,
  deliveryEmail: orders.deliveryEmail,
  deliveryPhone: orders.deliveryPhone,
  depositReceipt: orders.depositReceipt,
  furtherCards: orders.furtherCards,
  isOfCompany: orders.isOfCompany,
};

/**
 * What is stored of a person, deleted records too. Indexes find what holds the address or number; of that
 * counts what is exactly theirs.
 */
export function personStore(db: Db, person: Person) {
  const patterns = sql`any(${sql.join(
    person.typed.map((typed) => sql`search_patterns(${typed}::text)`),
    sql` || `,
  )})`;
  const holds = (text: SQL | AnyPgColumn) => sql`${text} like ${patterns}`;

  return {
    /**
     * Their orders, others that are delivered to them, and those with a card of theirs; locked if they are to
     * be changed. `persons` are those whose cards are theirs, as `cards.person` has them.
     */
    async orders({ isLocked = false } = {}) {
      const reading = db
        .select(orderFacts)
        .from(orders)
        .where(
          or(holds(orders.search), and(hasOtherContact(orders), holds(otherContactText(orders)))),
        )
        .orderBy(asc(orders.createdAt), asc(orders.id));
      const rows = await (isLocked ? reading.for("no key update") : reading);
      return rows.flatMap((row) => {
        const isOwn = isOf(person, [row.email, row.businessEmail], row.phoneNumbers);
        const isDelivered = isOf(person, [row.deliveryEmail], [row.deliveryPhone]);
        const persons = row.furtherCards.flatMap(({ email, phone }, index) => {
          // Of a company's cards none is whose order it is.
          const isCustomers = isOwn && !row.isOfCompany;
          const isTheirs =
            isOf(person, [email], [phone]) || (isCustomers && email === "" && phone === "");
          return isTheirs ? [index + 1] : [];
        });
        if (isOwn && !row.isOfCompany) persons.unshift(0);
        const isTheirs = isOwn || isDelivered || persons.length > 0;
        return isTheirs ? [{ ...row, isOwn, isDelivered, persons }] : [];
      });
    },

    async messages() {
      const { id, fullName: name, email, phone, createdAt } = messages;
      const rows = await db
        .select({ id, name, email, phone, createdAt })
        .from(messages)
        .where(holds(messages.search));
      return rows.filter((row) => isOf(person, [row.email], [row.phone]));
    },

    async bulkOrders() {
      const { id, contactPerson: name, email, phone, createdAt } = bulkOrders;
      const rows = await db
        .select({ id, name, email, phone, createdAt })
        .from(bulkOrders)
        .where(holds(bulkOrders.search));
      return rows.filter((row) => isOf(person, [row.email], [row.phone]));
    },

    /** The companies for which they are the one to ask, or for one of their offices. */
    async companies() {
      const { id, name, contactPerson, email, phone } = companies;
      const rows = await db
        .select({ id, name, contactPerson, email, phone })
        .from(companies)
        .where(holds(companies.search));
      const asked = rows.filter((row) => isOf(person, [row.email], [row.phone]));
      const found = new Map(
        asked.map((row) => [row.id, { ...row, isAsked: true, offices: [] as string[] }]),
      );
      const atOffices = await db
        .select({
          id,
          name,
          office: companyOffices.id,
          contactPerson: companyOffices.contactName,
          phone: companyOffices.phone,
        })
        .from(companyOffices)
        .innerJoin(companies, eq(companies.id, companyOffices.companyId))
        .where(holds(sql`phone_text(array[${companyOffices.phone}])`));
      for (const { office, ...row } of atOffices.filter((each) => isOf(person, [], [each.phone]))) {
        const known = found.get(row.id) ?? { ...row, email: "", isAsked: false, offices: [] };
        found.set(row.id, { ...known, offices: [...known.offices, office] });
      }
      return [...found.values()];
    },

    /** Where they stand in companies' lists of people. */
    async rosterRows() {
      const { rosterId, n, cells } = rosterRows;
      const rows = await db
        .select({
          id: rosterId,
          n,
          cells,
          isUnderWay: sql<boolean>`coalesce(${isUnderWay}, false)`,
        })
        .from(rosterRows)
        .innerJoin(rosters, eq(rosters.id, rosterId))
        .leftJoin(cards, eq(cards.id, rosterRows.cardId))
        .leftJoin(orders, eq(orders.id, cards.orderId))
        .where(holds(contactOfRow(rosterRows)))
        .orderBy(asc(rosters.createdAt), asc(rosterId), asc(n));
      return rows
        .filter(({ cells: { email, phone } }) => isOf(person, [email], [rosterPhone(phone).phone]))
        .map((row) => ({ ...row, name: `${row.cells.firstName} ${row.cells.lastName}`.trim() }));
    },

    async subscribers() {
      const { id, email: name, createdAt } = subscribers;
      const rows = await db
        .select({ id, name, createdAt })
        .from(subscribers)
        .where(holds(subscribers.search));
      return rows.filter((row) => isOf(person, [row.name], []));
    },

    /** The pages that their cards of these orders open, and whether one of an order under way opens them too. */
    async pages(of: readonly { id: string; persons: readonly number[] }[]) {
      const { id, orderId, firstName, lastName, photo } = profiles;
      const name = sql<string>`${firstName} || ' ' || ${lastName}`;
      const rows = await db
        .selectDistinct({
          id,
          orderId,
          name,
          photo,
          person: cards.person,
          isUnderWay: opensUnderWay,
        })
        .from(profiles)
        // Cards of other orders may open the page too; there the persons are others.
        .innerJoin(
          cards,
          and(eq(cards.profileId, profiles.id), eq(cards.orderId, profiles.orderId)),
        )
        .where(
          inArray(
            profiles.orderId,
            of.map((order) => order.id),
          ),
        );
      const persons = new Map(of.map((order) => [order.id, order.persons]));
      return rows.filter((row) => persons.get(row.orderId)?.includes(row.person));
    },

    /** The ids of their cards of these orders. */
    async cards(of: readonly { id: string; persons: readonly number[] }[]): Promise<string[]> {
      const { id, orderId, person: owner } = cards;
      const rows = await db
        .select({ id, orderId, owner })
        .from(cards)
        .where(
          inArray(
            orderId,
            of.map((order) => order.id),
          ),
        );
      const persons = new Map(of.map((order) => [order.id, order.persons]));
      return rows
        .filter((row) => persons.get(row.orderId)?.includes(row.owner))
        .map((row) => row.id);
    },

    /** What they left on the pages of others; kept for 30 days at most. */
    async contacts() {
      const rows = await db.select().from(profileContacts);
      return rows.filter((row) => isOf(person, [row.email], [row.phone]));
    },

    /** What staff wrote to them, also where what it answers is deleted. */
    replies: () =>
      db
        .select({ id: replies.id })
        .from(replies)
        .where(sql`${person.email} <> '' and lower(${replies.recipient}) = ${person.email}`),

    /** Sent to them, or waiting to be. */
    async notifications() {
      const recipient = sql<string>`${jobs.payload}->>'recipient'`;
      const rows = await db
        .select({ id: jobs.id, name: jobs.kind, status: jobs.status, recipient })
        .from(jobs)
        .where(and(inArray(jobs.kind, NOTIFICATIONS), holds(recipientText(jobs))));
      return rows.filter((row) => isOf(person, [row.recipient], [row.recipient]));
    },
  };
}
export type PersonStore = ReturnType<typeof personStore>;
export type PersonOrder = Awaited<ReturnType<PersonStore["orders"]>>[number];
