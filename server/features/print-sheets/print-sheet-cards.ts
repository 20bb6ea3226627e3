import { cardStore } from "#server/features/cards/card.store.ts";
import { orderBulkStore } from "#server/features/orders/order-bulk.store.ts";
import { approvedOf } from "#server/features/proofs/proof-readiness.ts";
import { isOutdated } from "#server/features/proofs/proof-view.ts";
import { proofStore, type ProofOfCard } from "#server/features/proofs/proof.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { CardState } from "#shared/cards/card.ts";
import { orderNumber } from "#shared/ids.ts";

interface Named {
  order: string;
  orderNumber: string;
  /** On the card; '' where the order is gone. */
  name: string;
}

export type ReadyCard = Named & { found: ProofOfCard };
type RefusedCard = Named & { why: ApiMessage };

/** Nobody gets these any more. */
const GONE: readonly CardState[] = ["lost", "replaced", "off"];

/** The cards of some orders, one after the other as these are given: which can be printed, and why not. */
export async function printSheetCards(
  db: Db,
  orderIds: readonly string[],
  cardUrl: string,
): Promise<{ ready: ReadyCard[]; refused: RefusedCard[] }> {
  const statuses = await orderBulkStore(db).statusesOf(orderIds);
  const cards = await cardStore(db).ofOrders(orderIds);
  const proofs = await proofStore(db).ofOrders(orderIds);
  const ready: ReadyCard[] = [];
  const refused: RefusedCard[] = [];
  for (const order of orderIds) {
    const number = orderNumber(order);
    const status = statuses.get(order);
    const named = (name: string) => ({ order, orderNumber: number, name });
    if (!status) {
      refused.push({ ...named(""), why: apiMessage("not_found", { entity: "order" }) });
      continue;
    }
    for (const card of cards.get(order) ?? []) {
      const found = approvedOf(proofs, card.id);
      const problem =
        (status === "cancelled" && "proof_of_cancelled") ||
        (GONE.includes(card.state) && "card_switched_off") ||
        (!found && "card_without_approval") ||
        (isOutdated(found!, cardUrl) && "proof_outdated");
      if (problem) refused.push({ ...named(card.nameOnCard), why: apiMessage(problem) });
      else ready.push({ ...named(card.nameOnCard), found: found! });
    }
  }
  return { ready, refused };
}
