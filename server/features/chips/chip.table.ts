import { boolean, pgTable, text } from "drizzle-orm/pg-core";

import { cards } from "#server/features/cards/card.table.ts";
import { moment } from "#server/platform/database/columns.ts";
import { CARD_STATES } from "#shared/cards/card.ts";
import { CHIP_KINDS } from "#shared/cards/ndef.ts";
import { CHIP_WAYS } from "#shared/chips/chip.ts";

/** The chips that hold the addresses of cards: a card has one, and a chip is that of one card. */
export const chips = pgTable("chips", {
  /** From its maker: lower case, with colons. */
  serial: text().primaryKey(),
  cardId: text()
    .notNull()
    .unique("chips_card")
    .references(() => cards.id, { onDelete: "cascade" }),
  /** What was read back from it. */
  address: text().notNull(),
  /** Null where nobody confirmed it: phones don't tell. */
  kind: text({ enum: CHIP_KINDS }),
  way: text({ enum: CHIP_WAYS }).notNull(),
  isLocked: boolean().notNull(),
  /** The card's state before, to which it returns when the chip is unbound. */
  stateBefore: text({ enum: CARD_STATES }).notNull(),
  boundAt: moment().notNull().defaultNow(),
  /** The account of whoever bound it. */
  boundBy: text().notNull(),
});
