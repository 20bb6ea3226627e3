import { and, asc, eq, exists, getTableColumns, gte, inArray, ne, not, sql } from "drizzle-orm";

import { chips } from "#server/features/chips/chip.table.ts";
import type { OrderRow, OrderWithAddons } from "#server/features/orders/order.store.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { KNOWN_ADDON_IDS } from "#shared/addons/known-addons.ts";
import type { PrintedLine } from "#shared/companies/printed-lines.ts";

import { newCardCode } from "./card-code.ts";
import { cards } from "./card.table.ts";
import { orderOfPerson } from "./order-of-person.ts";

type CardRow = typeof cards.$inferSelect;
/** With the serial number of its chip; null until it is programmed. */
export type CardOfOrder = CardRow & { chip: string | null };
type CardPrint = Pick<
  CardRow,
  | "nameOnCard"
  | "jobTitle"
  | "organization"
  | "color"
  | "colorName"
  | "includePrintedLogo"
  | "companyLogo"
  | "addons"
>;
/** What a card needs to know of its order. */
export type OrderOfCard = Omit<OrderRow, "stockColors" | "customerName" | "toCheck" | "search"> & {
  addons: Pick<
    OrderWithAddons["addons"][number],
    "person" | "addonId" | "title" | "inputType" | "value"
  >[];
};

/** This person's card of a new order, which opens this profile, to be stored. */
export const newCard = (order: OrderOfCard, person: number, profileId: string | null) => ({
  id: newId(),
  code: newCardCode(),
  orderId: order.id,
  position: person,
  person,
  profileId,
  ...printOf(orderOfPerson(order, person)),
});

export function cardStore(db: Db) {
  return {
    /**
     * Adds new cards. With 50 random bits a code that exists is next to impossible; others are tried then.
     */
    async add(all: readonly ReturnType<typeof newCard>[]): Promise<void> {
      const added = new Set<string>();
      for (;;) {
        const missing = all.filter(({ id }) => !added.has(id));
        if (missing.length === 0) return;
        const rows = await db
          .insert(cards)
          .values(missing.map((card) => ({ ...card, code: newCardCode() })))
          .onConflictDoNothing({ target: cards.code })
          .returning({ id: cards.id });
        for (const { id } of rows) added.add(id);
      }
    },

    /**
     * Puts names on cards that waited for them, in one statement.
     * @returns the id of each card, by its person
     */
    async name(
      orderId: string,
      named: readonly { person: number; profileId: string; ofPerson: OrderOfCard }[],
    ): Promise<Map<number, string>> {
      const rows = named.map(({ person, profileId, ofPerson }) => {
        const { nameOnCard, jobTitle } = printOf(ofPerson);
        return { person, profileId, nameOnCard, jobTitle };
      });
      const own = and(eq(cards.orderId, orderId), ne(cards.state, "replaced"));
      const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
        as given (person int, "profileId" text, "nameOnCard" text, "jobTitle" text)`;
      const changed = await db
        .update(cards)
        .set({
          profileId: sql`given."profileId"`,
          nameOnCard: sql`given."nameOnCard"`,
          jobTitle: sql`given."jobTitle"`,
          updatedAt: new Date(),
        })
        .from(given)
        .where(and(own, sql`${cards.person} = given.person`))
        .returning({ id: cards.id, person: cards.person });
      return new Map(changed.map(({ id, person }) => [person, id]));
    },

    /**
     * Brings what is printed for these persons in line with a corrected order, in one statement; not on cards
     * that were replaced.
     */
    async reprint(order: OrderOfCard, persons: readonly number[]): Promise<void> {
      const rows = persons.map((person) => ({ person, ...printOf(orderOfPerson(order, person)) }));
      const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (
        person int, "nameOnCard" text, "jobTitle" text, organization text, color text,
        "colorName" text, "includePrintedLogo" boolean, "companyLogo" text, addons jsonb)`;
      const column = (name: keyof CardPrint) => sql.raw(`given."${name}"`);
      await db
        .update(cards)
        .set({
          nameOnCard: column("nameOnCard"),
          jobTitle: column("jobTitle"),
          organization: column("organization"),
          color: column("color"),
          colorName: column("colorName"),
          includePrintedLogo: column("includePrintedLogo"),
          companyLogo: column("companyLogo"),
          addons: column("addons"),
          updatedAt: new Date(),
        })
        .from(given)
        .where(
          and(
            eq(cards.orderId, order.id),
            ne(cards.state, "replaced"),
            sql`${cards.person} = given.person`,
          ),
        );
    },

    /** The cards of other orders that open the page of this person's card, with their orders. */
    async ofSamePage(orderId: string, person: number) {
      const own = db
        .select({ id: cards.profileId })
        .from(cards)
        .where(and(eq(cards.orderId, orderId), eq(cards.person, person)));
      return db
        .select({ person: cards.person, order: getTableColumns(orders) })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(and(inArray(cards.profileId, own), ne(cards.orderId, orderId)));
    },

    /** All cards that open a page, each with its order. */
    opening: (profileId: string) =>
      db
        .select({ person: cards.person, order: getTableColumns(orders) })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(eq(cards.profileId, profileId)),

    /** Lets this person's cards open another page. */
    async openPage(orderId: string, person: number, profileId: string): Promise<void> {
      await db
        .update(cards)
        .set({ profileId, updatedAt: new Date() })
        .where(and(eq(cards.orderId, orderId), eq(cards.person, person)));
    },

    /**
     * The ids of orders that have no card, deleted ones too, oldest first; not more than 10,000.
     * @param since only orders from then on; without it all
     */
    async ordersWithout(since?: Date): Promise<string[]> {
      const hasCard = exists(
        db.select({ id: cards.id }).from(cards).where(eq(cards.orderId, orders.id)),
      );
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(not(hasCard), since && gte(orders.createdAt, since)))
        .orderBy(asc(orders.createdAt))
        .limit(10_000);
      return rows.map(({ id }) => id);
    },

    /** By the id of their order, each in the sequence of the order. */
    async ofOrders(orderIds: readonly string[]): Promise<Map<string, CardOfOrder[]>> {
      if (orderIds.length === 0) return new Map();
      const rows = await db
        .select({ ...getTableColumns(cards), chip: chips.serial })
        .from(cards)
        .leftJoin(chips, eq(chips.cardId, cards.id))
        .where(inArray(cards.orderId, [...orderIds]))
        .orderBy(asc(cards.position));
      return Map.groupBy(rows, ({ orderId }) => orderId);
    },
  };
}

/** What a company has printed on the back is printed as what anybody orders there is. */
const BACK_TEXT = { addonId: KNOWN_ADDON_IDS.backText, title: "", inputType: "text" } as const;

/** The card design, and every addon that has a value: which of them go on the card, the proof shows. */
function printOf(order: OrderOfCard): CardPrint {
  const { backText } = order;
  const isPrinted = (line: PrintedLine) => !order.unprinted.includes(line);
  return {
    nameOnCard: order.nameOnCard,
    jobTitle: isPrinted("position") ? order.position : "",
    organization: isPrinted("organization") ? order.organization : "",
    color: order.color,
    colorName: order.colorName,
    includePrintedLogo: order.includePrintedLogo,
    companyLogo: order.companyLogo,
    addons: [
      ...(backText === "" ? [] : [{ ...BACK_TEXT, value: backText }]),
      ...order.addons
        .filter(({ value }) => value !== "")
        .map(({ addonId, title, inputType, value }) => ({ addonId, title, inputType, value })),
    ],
  };
}
