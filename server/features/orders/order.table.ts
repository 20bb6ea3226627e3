import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from "drizzle-orm/pg-core";

import { companies } from "#server/features/companies/company.table.ts";
import { quotes } from "#server/features/quotes/quote.table.ts";
import {
  deletable,
  fils,
  id,
  moment,
  picture,
  timestamps,
} from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { searchIndex, searchText } from "#server/platform/database/lists/search-text.ts";
import { binIndex, sortIndex } from "#server/platform/database/lists/sort-index.ts";
import { INPUT_TYPES } from "#shared/addons/input-types.ts";
import { PRINTED_LINES } from "#shared/companies/printed-lines.ts";
import { BASE_LOCALE, LOCALES } from "#shared/i18n/locale.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";
import { KNOWN_ORDER_STATUSES } from "#shared/orders/order-status.ts";
import { PAYMENT_METHODS, PAYMENT_STATES } from "#shared/orders/payment-method.ts";

/**
 * Every id that was ever given to an order, placed or only reserved. A customer may have quoted the
 * number, so it is never used again; being unique here makes it unique over all orders.
 */
export const orderNumbers = pgTable("order_numbers", {
  orderId: text().primaryKey(),
  number: text().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
});

export const orders = pgTable(
  "orders",
  {
    id: text()
      .primaryKey()
      .references(() => orderNumbers.orderId),
    status: text({ enum: KNOWN_ORDER_STATUSES }).notNull().default("pending"),
    paymentMethod: text({ enum: PAYMENT_METHODS }).notNull(),
    paymentState: text({ enum: PAYMENT_STATES }).notNull(),
    /** Why a better receipt was asked for last. */
    receiptReason: text().notNull().default(""),
    /** In which the shop writes to the customer. */
    language: text({ enum: LOCALES }).notNull().default(BASE_LOCALE),
    /** Tells a repeated order from another one: SHA-256 of all that was sent, pictures too. */
    contentHash: text().notNull(),

    firstName: text().notNull(),
    lastName: text().notNull(),
    position: text().notNull(),
    organization: text().notNull(),
    phoneNumbers: text().array().notNull(),
    email: text().notNull(),
    businessEmail: text().notNull(),
    linkedinUrl: text().notNull(),
    instagramUrl: text().notNull(),

    nameOnCard: text().notNull(),
    color: text().notNull(),
    colorName: text().notNull(),
    includePrintedLogo: boolean().notNull(),
    companyLogo: picture().notNull(),
    /**
     * Whether it is of a company: then nobody has a card but who is named in `furtherCards`, and its own
     * columns say who ordered.
     */
    isOfCompany: boolean().notNull().default(false),
    companyId: text().references(() => companies.id, { onDelete: "set null" }),
    /** The quote by whose acceptance it was made. */
    quoteId: text().references(() => quotes.id, { onDelete: "set null" }),
    /** What of a person is not printed on their card, by the design of their company. */
    unprinted: text({ enum: PRINTED_LINES }).array().notNull().default([]),
    /** What is printed on the back of all cards, by the same design; '' for nothing. */
    backText: text().notNull().default(""),
    /** The cards beside this one, in their sequence; `cards.person` counts them from 1 on. */
    furtherCards: jsonb().$type<FurtherCard[]>().notNull().default([]),

    countryId: text().notNull(),
    countryName: text().notNull(),
    cityId: text().notNull(),
    cityName: text().notNull(),
    typedCountry: text().notNull(),
    typedCity: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text().notNull(),
    postcode: text().notNull(),
    useSameContact: boolean().notNull(),
    deliveryPhone: text().notNull(),
    deliveryEmail: text().notNull(),

    productId: text().notNull(),
    productTitle: text().notNull(),
    productPriceFils: fils().notNull(),
    cityFeeFils: fils().notNull(),
    /** Whose use is counted; null without a discount. */
    discountId: text(),
    discountCode: text().notNull().default(""),
    /** Its terms when it was used, for corrections. */
    discountPercent: integer().notNull().default(0),
    discountAmountFils: fils().notNull().default(0),
    /** What it takes off product and addons. */
    discountFils: fils().notNull().default(0),
    /** Once for the whole order, as it was quoted. */
    setupFils: fils().notNull().default(0),
    totalFils: fils().notNull(),
    /** What of the total is paid before the cards are made, as it was quoted; 0 for all or nothing of it. */
    depositFils: fils().notNull().default(0),
    /** To whom the invoice goes; '' for its customer. */
    buyerName: text().notNull().default(""),
    buyerTaxNumber: text().notNull().default(""),
    /** What of the total was added as tax to the shown prices; 0 where these hold it. */
    taxFils: fils().notNull().default(0),
    /** What the customer has paid; a trigger sets it when the payment arrives, whoever reports that. */
    paidFils: fils().notNull().default(0),
    depositReceipt: picture().notNull(),
    /** SHA-256 of the receipt as it was sent, by which the same one is known again; '' for none. */
    receiptHash: text().notNull().default(""),
    /** The colours of whose stock it has taken one for each of its cards. The database sets them. */
    stockColors: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The first time that it left the shop, and that it arrived; a trigger notes them with the status. */
    shippedAt: moment(),
    deliveredAt: moment(),
    /** When it was cancelled on its way: nobody took it. The same trigger notes it. */
    refusedAt: moment(),
    ...timestamps,
    ...deletable,

    /** The sort key for customers' names, cut to a length that fits into an index. */
    customerName: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(left(first_name || ' ' || last_name, 100))`),
    /** Whether staff have still to check its receipt: that of a cancelled order waits for nobody. */
    toCheck: boolean()
      .notNull()
      .generatedAlwaysAs(sql`payment_state = 'receipt_to_check' and status <> 'cancelled'`),
    /**
     * Where staff would look, but for city, country and colour: their few names are looked up by
     * `ORDER_LIST`.
     */
    search: searchText(
      "right(id, 8)",
      "search_text(first_name || ' ' || last_name)",
      "search_text(email)",
      "search_text(organization)",
      "search_text(typed_city)",
      "search_text(typed_country)",
      "phone_text(phone_numbers)",
      "text_of_cards(further_cards)",
    ),
  },
  (table) => {
    const { status, paymentMethod, toCheck, countryId, cityId, color, createdAt } = table;
    const filters = [status, paymentMethod, toCheck, countryId, cityId, color, createdAt];
    // An index with all that filters is three times as large: the whole list is read by one without.
    const bothOf = (name: string, ...keys: ExtraConfigColumn[]) => [
      sortIndex(name, table, keys),
      sortIndex(`${name}_filtered`, table, keys, filters),
    ];
    return [
      ...bothOf("orders_by_date", createdAt),
      ...bothOf("orders_by_status", status, createdAt),
      ...bothOf("orders_by_total", table.totalFils),
      ...bothOf("orders_by_customer", table.customerName),
      // For searches by place and by colour.
      ...[cityId, color].map((word) =>
        sortIndex(
          word === cityId ? "orders_by_city" : "orders_by_color",
          table,
          [word, status],
          [paymentMethod, toCheck, createdAt, table.totalFils, table.customerName],
        ),
      ),
      searchIndex("orders", table.search),
      binIndex("orders_deleted", table),
      // The few that name somebody else than their customer, for who asks what is stored of them.
      index("orders_other_contact")
        .using("gin", sql`(${otherContactText(table)}) gin_trgm_ops`)
        .where(hasOtherContact(table)),
      index("orders_content").on(table.contentHash, createdAt),
      // The few whose receipt is to be checked, among a million.
      index("orders_to_check")
        .on(createdAt, table.id)
        .where(sql`${toCheck} and ${table.deletedAt} is null`),
      // The few with a discount, for how often one e-mail address has used it.
      index("orders_discount")
        .on(table.discountId, sql`lower(${table.email})`)
        .where(sql`${table.discountId} is not null`),
      // The few of companies.
      index("orders_company")
        .on(table.companyId, createdAt)
        .where(sql`${table.companyId} is not null`),
      uniqueIndex("orders_quote")
        .on(table.quoteId)
        .where(sql`${table.quoteId} is not null`),
      index("orders_receipt")
        .on(table.receiptHash, createdAt)
        .where(sql`${table.receiptHash} <> ''`),
    ];
  },
);

type ContactColumns = Record<
  "email" | "phoneNumbers" | "businessEmail" | "deliveryEmail" | "deliveryPhone" | "furtherCards",
  AnyPgColumn
>;

/** Addresses and numbers that the search text does not hold, as search text. */
export const otherContactText = (of: ContactColumns) =>
  sql`search_text(${of.businessEmail} || ' ' || ${of.deliveryEmail}) || ' ' || phone_text(array[${of.deliveryPhone}]) || contacts_of_cards(${of.furtherCards})`;

export const hasOtherContact = (of: ContactColumns) =>
  sql`(${of.businessEmail} <> '' or ${of.deliveryEmail} <> ${of.email} or ${of.deliveryPhone} <> all(${of.phoneNumbers}) or ${of.furtherCards} <> '[]')`;

export const orderCounts = countsTable("order_counts", {
  status: text({ enum: KNOWN_ORDER_STATUSES }).notNull(),
  paymentMethod: text({ enum: PAYMENT_METHODS }).notNull(),
  toCheck: boolean().notNull(),
  countryId: text().notNull(),
  cityId: text().notNull(),
  cityName: text().notNull(),
  color: text().notNull(),
  colorName: text().notNull(),
});

export const orderAddons = pgTable(
  "order_addons",
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** 0 of the first card, and of each that has none of its own; otherwise of that person's alone. */
    person: integer().notNull().default(0),
    addonId: text().notNull(),
    title: text().notNull(),
    inputType: text({ enum: INPUT_TYPES }).notNull(),
    priceFils: fils().notNull(),
    /** The typed or chosen value; for an image addon its stored path. */
    value: picture().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What staff remark on an order, for staff alone. */
export const orderNotes = pgTable(
  "order_notes",
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("order_notes_order").on(table.orderId, table.createdAt)],
);

/** Keys of clients that send `Idempotency-Key`; kept 24 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: id(),
    key: text().notNull().unique(),
    contentHash: text().notNull(),
    orderId: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("idempotency_keys_created").on(table.createdAt)],
);
