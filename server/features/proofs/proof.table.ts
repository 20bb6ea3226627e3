import { integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

import { cards, type PrintedAddon } from "#server/features/cards/card.table.ts";
import { id, moment, picture } from "#server/platform/database/columns.ts";
import { PRINT_COLORS, type PrintFile, type ProofCheck } from "#shared/proofs/proof.ts";

/** What is printed on a card: a copy, so that a proof stays what it was when the card is corrected. */
export interface PrintedCard {
  nameOnCard: string;
  jobTitle: string;
  organization: string;
  color: string;
  /** '' where none is printed. */
  logo: string;
  addons: PrintedAddon[];
  /** In its code: `https://…/c/…`. */
  url: string;
}

/** Versions of the proofs of cards. The files of a version never change. */
export const proofs = pgTable(
  "proofs",
  {
    id: id(),
    cardId: text()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** From 1 on. */
    version: integer().notNull(),
    printed: jsonb().$type<PrintedCard>().notNull(),
    /** In tenths of a millimetre. */
    bleed: integer().notNull(),
    colors: text({ enum: PRINT_COLORS }).notNull(),

    /** Null until the files are made. */
    madeAt: moment(),
    face: picture().notNull().default(""),
    back: picture().notNull().default(""),
    facePrint: picture().notNull().default(""),
    backPrint: picture().notNull().default(""),
    pdf: picture().notNull().default(""),
    /** SHA-256 of the print files, in hex: what was approved is what is printed. */
    hashes: jsonb().$type<Partial<Record<PrintFile, string>>>().notNull().default({}),
    checks: jsonb().$type<ProofCheck[]>().notNull().default([]),

    sentAt: moment(),
    /** What the customer wants changed. */
    comment: text().notNull().default(""),
    commentedAt: moment(),
    approvedAt: moment(),
    /** The account of whoever confirmed it for the customer; null where the customer did. */
    approvedBy: text(),
    approvalNote: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique("proofs_card_version").on(table.cardId, table.version)],
);
