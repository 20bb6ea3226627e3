import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";
import type { CardState } from "#shared/cards/card.ts";

import { MAKE_PROOF } from "./make-proof-job.ts";
import { proofs } from "./proof.table.ts";

export type ProofRow = typeof proofs.$inferSelect;
export type NewProofRow = Pick<ProofRow, "cardId" | "printed" | "bleed" | "colors">;
type CardRow = typeof cards.$inferSelect;

/** The making of a proof, while it is not done. */
export interface Making {
  hasFailed: boolean;
  problem: string;
  nextTryAt: Date;
}

export interface ProofOfCard {
  proof: ProofRow;
  card: CardRow;
  isNewest: boolean;
  making: Making | null;
}

export function proofStore(db: Db) {
  const select = () =>
    db
      .select({ proof: proofs, card: cards, job: jobs })
      .from(proofs)
      .innerJoin(cards, eq(cards.id, proofs.cardId))
      .leftJoin(jobs, and(eq(jobs.kind, MAKE_PROOF.name), eq(jobs.key, proofs.id)))
      .orderBy(desc(proofs.createdAt), desc(proofs.version), desc(jobs.createdAt));

  /** Of all rows of some cards, the newest first. */
  function withNewest(rows: Awaited<ReturnType<typeof select>>): ProofOfCard[] {
    const seen = new Set<string>();
    const newest = new Set<string>();
    return rows.flatMap(({ proof, card, job }) => {
      if (seen.has(proof.id)) return [];
      seen.add(proof.id);
      const isNewest = !newest.has(card.id);
      newest.add(card.id);
      const making =
        proof.madeAt === null
          ? {
              hasFailed: job?.status !== "waiting" && job?.status !== "done",
              problem: job?.lastError ?? "",
              nextTryAt: job?.runAt ?? proof.createdAt,
            }
          : null;
      return [{ proof, card, isNewest, making }];
    });
  }

  async function ofOrders(orderIds: readonly string[]): Promise<ProofOfCard[]> {
    return withNewest(await select().where(inArray(cards.orderId, [...orderIds])));
  }

  return {
    /** Of all cards of an order, the newest first. */
    ofOrder: (orderId: string) => ofOrders([orderId]),
    ofOrders,

    /** The orders of these proofs, by the proofs' ids. */
    async ordersOf(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await db
        .select({ id: proofs.id, order: cards.orderId })
        .from(proofs)
        .innerJoin(cards, eq(cards.id, proofs.cardId))
        .where(inArray(proofs.id, [...ids]));
      return new Map(rows.map(({ id, order }) => [id, order]));
    },

    /** Of these cards, the newest first. */
    async ofCards(cardIds: readonly string[]): Promise<ProofOfCard[]> {
      if (cardIds.length === 0) return [];
      return withNewest(await select().where(inArray(proofs.cardId, [...cardIds])));
    },

    /** The next version of each card's proof, in one statement. @returns them in the same sequence */
    async add(all: readonly NewProofRow[]): Promise<ProofRow[]> {
      if (all.length === 0) return [];
      const rows = await db
        .insert(proofs)
        .values(
          all.map(
            (proof) =>
              ({
                ...proof,
                version: sql`(select coalesce(max(version), 0) + 1 from ${proofs} where card_id = ${proof.cardId})`,
              }) as never,
          ),
        )
        .returning();
      const byCard = new Map(rows.map((row) => [row.cardId, row]));
      return all.map(({ cardId }) => byCard.get(cardId)!);
    },

    /** Changes all of them alike, in one statement. */
    async change(ids: readonly string[], change: Partial<ProofRow>): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(proofs)
        .set(change)
        .where(inArray(proofs.id, [...ids]));
    },

    /** Who approved a card before is on record in the order's history. */
    async withdrawApprovals(cardId: string): Promise<void> {
      await db
        .update(proofs)
        .set({ approvedAt: null, approvedBy: null, approvalNote: "" })
        .where(and(eq(proofs.cardId, cardId), isNotNull(proofs.approvedAt)));
    },

    async setCardState(cardIds: readonly string[], state: CardState): Promise<void> {
      if (cardIds.length === 0) return;
      await db
        .update(cards)
        .set({ state, updatedAt: new Date() })
        .where(inArray(cards.id, [...cardIds]));
    },

    /** With what the newest proof of the shop is made. */
    async newestSettings(): Promise<Pick<ProofRow, "bleed" | "colors"> | undefined> {
      const [row] = await db
        .select({ bleed: proofs.bleed, colors: proofs.colors })
        .from(proofs)
        .where(isNotNull(proofs.createdAt))
        .orderBy(desc(proofs.createdAt))
        .limit(1);
      return row;
    },

    async find(id: string): Promise<ProofRow | undefined> {
      const [row] = await db.select().from(proofs).where(eq(proofs.id, id));
      return row;
    },

    /** The same with its order, and nobody else makes it at the same time. */
    async findToMake(id: string): Promise<{ proof: ProofRow; orderId: string } | undefined> {
      const [row] = await db
        .select({ proof: proofs, orderId: cards.orderId })
        .from(proofs)
        .innerJoin(cards, eq(cards.id, proofs.cardId))
        .where(eq(proofs.id, id));
      return row;
    },
  };
}
