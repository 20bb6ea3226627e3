import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { cards } from "#server/features/cards/card.table.ts";
import { companyOffices } from "#server/features/companies/company-office.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { handoverLines } from "#server/features/handovers/handover.table.ts";
import { invoices } from "#server/features/invoices/invoice.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orderAddons, orderNotes, orders } from "#server/features/orders/order.table.ts";
import { profileContacts } from "#server/features/profiles/contact.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import { proofs } from "#server/features/proofs/proof.table.ts";
import { quotes } from "#server/features/quotes/quote.table.ts";
import { refunds } from "#server/features/refunds/refund.table.ts";
import { replies } from "#server/features/replies/reply.table.ts";
import { rosterRows } from "#server/features/rosters/roster.table.ts";
import { parcelShipments } from "#server/features/shipments/parcel-shipment.table.ts";
import { shipments } from "#server/features/shipments/shipment.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";

const {
  search: _search,
  customerName: _name,
  toCheck: _toCheck,
  contentHash: _content,
  receiptHash: _receipt,
  ...orderColumns
} = getTableColumns(orders);
const { search: _m, ...messageColumns } = getTableColumns(messages);
const { search: _b, ...bulkOrderColumns } = getTableColumns(bulkOrders);
const { search: _n, ...subscriberColumns } = getTableColumns(subscribers);

/** Of quotes that made orders: who accepted, as what. */
const { id: quoteId, contactPerson, acceptedBy, acceptedAs, answeredAt } = quotes;
const accepted = { id: quoteId, contactPerson, acceptedBy, acceptedAs, answeredAt };

type Ids = readonly string[];
type Owned = Record<string, unknown>;

/** Whole records of people, as they are handed out: without what the shop derives from them. */
export function personRecords(db: Db) {
  const oneOf = (column: AnyPgColumn, ids: Ids) =>
    sql`${column} = any(${sql.param([...ids])}::text[])`;

  /** Adds what belongs to each row, by its id. */
  function withParts(rows: Owned[], name: string, parts: Owned[], owner: string): Owned[] {
    const byOwner = Map.groupBy(parts, (part) => part[owner]);
    return rows.map((row) => ({ ...row, [name]: byOwner.get(row["id"]) ?? [] }));
  }

  return {
    async orders(ids: Ids) {
      const rows = await db.select(orderColumns).from(orders).where(oneOf(orders.id, ids));
      const addons = await db.select().from(orderAddons).where(oneOf(orderAddons.orderId, ids));
      const notes = await db
        .select()
        .from(orderNotes)
        .where(oneOf(orderNotes.orderId, ids))
        .orderBy(asc(orderNotes.createdAt));
      const sent = await db.select().from(shipments).where(oneOf(shipments.orderId, ids));
      const parcels = await db
        .select()
        .from(parcelShipments)
        .where(oneOf(parcelShipments.orderId, ids));
      const printed = await db.select().from(cards).where(oneOf(cards.orderId, ids));
      const cardIds = printed.map(({ id }) => id);
      const { cardId, version, comment, sentAt, approvedAt } = proofs;
      const shown = await db
        .select({ cardId, version, comment, sentAt, approvedAt })
        .from(proofs)
        .where(oneOf(cardId, cardIds));
      const withProofs = withParts(printed, "proofs", shown, "cardId");
      const withAddons = withParts(rows, "addons", addons, "orderId");
      const agreed = await db
        .select({ orderId: orders.id, ...accepted })
        .from(quotes)
        .innerJoin(orders, eq(orders.quoteId, quotes.id))
        .where(oneOf(orders.id, ids));
      const handed = await db.select().from(handoverLines).where(oneOf(handoverLines.orderId, ids));
      const { userId: _user, ...refundColumns } = getTableColumns(refunds);
      const given = await db.select(refundColumns).from(refunds).where(oneOf(refunds.orderId, ids));
      const parts = [
        ["handovers", handed],
        ["shipments", sent],
        ["parcels", parcels],
        ["notes", notes],
        ["cards", withProofs],
        ["refunds", given],
        ["acceptedQuotes", agreed],
        ["invoices", await db.select().from(invoices).where(oneOf(invoices.orderId, ids))],
      ] as const;
      return parts.reduce<Owned[]>(
        (owners, [name, owned]) => withParts(owners, name, [...owned], "orderId"),
        withAddons,
      );
    },

    /** Of the orders of others, only where they are delivered. */
    deliveries: (ids: Ids) => {
      const { id, createdAt, cityName, addressLine1, addressLine2, postcode } = orders;
      const { deliveryPhone, deliveryEmail } = orders;
      const place = { cityName, addressLine1, addressLine2, postcode };
      return db
        .select({ id, createdAt, ...place, deliveryPhone, deliveryEmail })
        .from(orders)
        .where(oneOf(id, ids));
    },

    /** Of theirs in the orders of others. */
    async cards(ids: Ids) {
      const rows = await db
        .select({ card: cards, ordered: sql`${orders.furtherCards}->(${cards.person} - 1)` })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(oneOf(cards.id, ids));
      return rows.map(({ card, ordered }) => ({ ...card, ordered }));
    },

    messages: (ids: Ids) => db.select(messageColumns).from(messages).where(oneOf(messages.id, ids)),

    async bulkOrders(ids: Ids) {
      const rows = await db
        .select(bulkOrderColumns)
        .from(bulkOrders)
        .where(oneOf(bulkOrders.id, ids));
      const made = await db.select().from(quotes).where(oneOf(quotes.bulkOrderId, ids));
      return withParts(rows, "quotes", made, "bulkOrderId");
    },

    /** How the shop reaches a company by them; the rest is the company's. */
    companies: (ids: Ids) => {
      const { id, name, contactPerson: person, email, phone, createdAt } = companies;
      return db
        .select({ id, name, contactPerson: person, email, phone, createdAt })
        .from(companies)
        .where(oneOf(id, ids));
    },

    /** Of companies, where they are asked for. */
    offices: (ids: Ids) => {
      const { id, companyId, name, contactName, phone, createdAt } = companyOffices;
      return db
        .select({ id, companyId, name, contactName, phone, createdAt })
        .from(companyOffices)
        .where(oneOf(id, ids));
    },

    /** Theirs in the lists of companies. @param ids of the lists with the people's numbers, as `list/number` */
    lists: (ids: Ids) => {
      const { rosterId, n, cells, cardId, photo } = rosterRows;
      return db.select({ list: rosterId, n, cells, cardId, photo }).from(rosterRows)
        .where(sql`${rosterId} || '/' || ${n} = any(${sql.param([...ids])}::text[])
          and ${oneOf(rosterId, [...new Set(ids.map((each) => each.split("/")[0]!))])}`);
    },

    subscriptions: (ids: Ids) =>
      db.select(subscriberColumns).from(subscribers).where(oneOf(subscribers.id, ids)),
    pages: (ids: Ids) => db.select().from(profiles).where(oneOf(profiles.id, ids)),
    contacts: (ids: Ids) => db.select().from(profileContacts).where(oneOf(profileContacts.id, ids)),
    replies: (ids: Ids) => db.select().from(replies).where(oneOf(replies.id, ids)),

    notifications: (ids: Ids) => {
      const { id, kind, status, createdAt, doneAt } = jobs;
      const recipient = sql<string>`${jobs.payload}->>'recipient'`;
      return db
        .select({ id, kind, recipient, status, createdAt, doneAt })
        .from(jobs)
        .where(oneOf(id, ids));
    },
  };
}
