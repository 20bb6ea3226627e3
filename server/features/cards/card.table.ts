import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

import { orders } from "#server/features/orders/order.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import { id, moment, picture, timestamps } from "#server/platform/database/columns.ts";
import type { InputType } from "#shared/addons/input-types.ts";
import { CODE_LENGTH, CODE_SIGNS } from "#shared/cards/card-code.ts";
import { CARD_STATES } from "#shared/cards/card.ts";

/** An addon as it is printed. Of a picture the file is named by the order's own addon as well. */
export interface PrintedAddon {
  addonId: string;
  title: string;
  inputType: InputType;
  /** What was typed or chosen; of a picture its stored name. */
  value: string;
}

/**
 * The cards of orders. The code of a card never changes: it is printed, and its chip may be locked.
 * What the code opens is another row, which can be exchanged.
 */
export const cards = pgTable(
  "cards",
  {
    id: id(),
    code: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Among the cards of its order, from 0 on. */
    position: integer().notNull(),
    /** Whose it is: 0 the order's own customer, from 1 on who is named in its `further_cards`. */
    person: integer().notNull().default(0),
    state: text({ enum: CARD_STATES }).notNull().default("waiting"),
    /** The state to which it returns when it is found; null unless its owner has told that it is lost. */
    stateBeforeLost: text({ enum: CARD_STATES }),
    /** When it was asked for once more after it had left the shop: from then on its delivery is promised anew. */
    remadeAt: moment(),
    /** Null once its owner has deleted the page. */
    profileId: text().references(() => profiles.id, { onDelete: "set null" }),

    // What is printed: copies, which follow corrections of the order until the card is printed.
    nameOnCard: text().notNull(),
    jobTitle: text().notNull(),
    organization: text().notNull(),
    color: text().notNull(),
    colorName: text().notNull(),
    includePrintedLogo: boolean().notNull(),
    companyLogo: picture().notNull(),
    addons: jsonb().$type<PrintedAddon[]>().notNull(),
    ...timestamps,
  },
  (table) => [
    unique("cards_order_position").on(table.orderId, table.position),
    index("cards_profile").on(table.profileId),
    // The few that wait for their chip, among all that were ever made.
    index("cards_to_program")
      .on(table.orderId)
      .where(sql`${table.state} in ('approved', 'printed')`),
    check("cards_code_signs", sql.raw(`"code" ~ '^[${CODE_SIGNS}]{${CODE_LENGTH}}$'`)),
  ],
);
