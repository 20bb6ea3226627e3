import { cardStore } from "#server/features/cards/card.store.ts";
import { chipStore } from "#server/features/chips/chip.store.ts";
import { makeProof, usualSettings } from "#server/features/proofs/handle-proof.ts";
import { printableOf } from "#server/features/proofs/proof-readiness.ts";
import { proofStore } from "#server/features/proofs/proof.store.ts";
import { shipmentStore } from "#server/features/shipments/shipment.store.ts";
import { toldShipment } from "#server/features/shipments/told-shipment.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { RemakeCode } from "#shared/board/board.ts";

import { followStatus, type MoveContext } from "./board-moves.ts";
import { boardOrderStore, type BoardOrder } from "./board-order.store.ts";

interface Remade {
  order: BoardOrder;
  cardId: string;
  code: RemakeCode;
}

/**
 * Makes a card once more. With the same code it is printed again from what was approved, and waits for
 * a chip of its own: the one that it had is in the card that is gone. With a new
 * one another card takes its place: its code is on it, so that it needs a proof of its own, which is
 * made at once. An order that has left the shop is being made again, and promised from now on.
 */
export async function remakeCard(
  { order, cardId, code }: Remade,
  context: MoveContext,
): Promise<void> {
  const { trx, by, cardUrl } = context;
  const all = (await cardStore(trx).ofOrders([order.id])).get(order.id) ?? [];
  const card = all.find(({ id }) => id === cardId);
  if (!card) throw notFound("record");
  if (order.status === "cancelled") throw new HttpError(400, apiMessage("proof_of_cancelled"));
  if (card.state === "replaced") throw new HttpError(400, apiMessage("card_replaced_already"));
  const store = boardOrderStore(trx);
  const making = order.status === "pending" || order.status === "processing" ? order.status : null;
  const hasLeft = making === null;
  const remadeAt = hasLeft ? new Date() : card.remadeAt;
  if (hasLeft) {
    const others = all.filter(({ id, state }) => id !== cardId && state !== "replaced");
    const atHand = others.filter(({ state }) => state !== "off").map(({ id }) => id);
    await store.setState(atHand, "with_customer");
  }
  const status = making ?? "processing";
  // It goes out with another number.
  const sent = hasLeft ? await shipmentStore(trx).remove(order.id) : undefined;
  const [sentBefore, sentNow] = [toldShipment(sent), sent ? toldShipment(undefined) : {}];
  if (code === "same") {
    const proofs = await proofStore(trx).ofCards([cardId]);
    const state = printableOf(proofs, cardId, cardUrl) ? "approved" : "waiting";
    await store.changeCard(cardId, { state, stateBeforeLost: null, remadeAt });
    const chip = await chipStore(trx).release(cardId);
    await followStatus(order, status, context, {
      before: { chip, ...sentBefore },
      given: { cardReprinted: card.code, ...(chip && { chip: null }), ...sentNow },
    });
    return;
  }
  const added = await store.addLike(card, remadeAt);
  await store.changeCard(cardId, { state: "replaced", stateBeforeLost: null });
  await followStatus(order, status, context, {
    before: { cardReplaced: card.code, ...sentBefore },
    given: { cardReplaced: added.code, ...sentNow },
  });
  await makeProof(trx, added, await usualSettings(trx), { cardUrl, by });
}
