import { orderStore } from "#server/features/orders/order.store.ts";
import { readPacking } from "#server/features/packing/read-packing.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { CardState } from "#shared/cards/card.ts";
import {
  MOST_WAITING,
  type ChipCard,
  type WaitingCards,
  type WaitingQuery,
} from "#shared/chips/chip.ts";
import { boxesOf } from "#shared/packing/boxes.ts";

import { chipStore, IN_WORK, UNAPPROVED, WAITING, type CardWithChip } from "./chip.store.ts";

/** Nobody gets these any more. */
const GONE: readonly CardState[] = ["lost", "off"];

/**
 * The cards of an order that wait for their chips, and how far the order is: whoever comes back, or goes on at
 * another device, finds it as it was left.
 */
export async function waitingOfOrder(
  db: Db,
  orderId: string,
  { by, perBox }: Omit<WaitingQuery, "order">,
  present: (found: CardWithChip) => ChipCard,
): Promise<WaitingCards> {
  const order = await orderStore(db).find(orderId);
  if (!order) throw notFound("order");
  const { _id, orderNumber, company, parcels } = await readPacking(db, orderId);
  const placed = boxesOf(parcels, perBox).flatMap(({ cards, number: box, of: boxes }) =>
    cards.map(({ _id: id, state, office, department, hasChip, place }) => ({
      id,
      state,
      hasChip,
      place,
      packed: { office, department, box, boxes },
    })),
  );
  const made = placed.filter(({ state }) => !GONE.includes(state));
  const isMade = IN_WORK.includes(order.status);
  const waiting = isMade ? made.filter(({ state }) => WAITING.includes(state)) : [];
  if (by === "list") waiting.sort((one, other) => one.place - other.place);
  const next = waiting.slice(0, MOST_WAITING);
  const found = await chipStore(db).ofCards(next.map(({ id }) => id));
  const byId = new Map(found.map((each) => [each.card.id, each]));
  return {
    data: next.flatMap(({ id, packed }) => {
      const card = byId.get(id);
      return card ? [{ ...present(card), place: packed }] : [];
    }),
    total: waiting.length,
    order: {
      _id,
      orderNumber,
      company,
      cards: made.length,
      written: made.filter(({ hasChip }) => hasChip).length,
      notReady: made.filter(({ state }) => UNAPPROVED.includes(state)).length,
    },
  };
}
