import { cardStore } from "#server/features/cards/card.store.ts";
import type { PageContext } from "#server/features/orders/order-page.ts";
import type { OrderRow } from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { CustomersOrderProofs, CustomersProofsQuery } from "#shared/proofs/order-proofs.ts";
import type { CustomersProof } from "#shared/proofs/proof.ts";
import { isFoundBy } from "#shared/search-text.ts";

import { digestOf, pageOf, sorted } from "./order-proofs.ts";
import { proofsOfCustomer } from "./proof-view.ts";
import { proofStore, type ProofOfCard } from "./proof.store.ts";

/** A proof that a customer was sent, as they see it. */
interface ShownProof {
  /** Of its card, among the order's cards, from 1 on. */
  number: number;
  proof: CustomersProof;
  found: ProofOfCard;
  /** It waits for an answer. */
  isOpen: boolean;
  /** It should be looked at before it is answered. */
  isProblem: boolean;
}

interface CustomersProofs {
  shown: ShownProof[];
  /** How many cards the order has. */
  cards: number;
}

/** Of each card the newest proof that was sent, in the sequence of the order. */
export async function readCustomersProofs(
  db: Db,
  order: Pick<OrderRow, "id" | "status">,
  context: PageContext,
): Promise<CustomersProofs> {
  const all = (await cardStore(db).ofOrders([order.id])).get(order.id) ?? [];
  const cards = all.filter(({ state }) => state !== "replaced");
  const found = await proofStore(db).ofOrder(order.id);
  const byId = new Map(found.map((each) => [each.proof.id, each]));
  const numbers = new Map(cards.map(({ id }, index) => [id, index + 1]));
  const sent = order.status === "cancelled" ? [] : proofsOfCustomer(found, order, context);
  const shown = sent.flatMap((proof) => {
    const each = byId.get(proof.id)!;
    const number = numbers.get(each.card.id);
    if (number === undefined) return [];
    const isOpen = proof.state === "sent" && !proof.isOutdated && !proof.isPrinted;
    const isProblem = isOpen && each.proof.checks.length > 0;
    return [{ number, proof, found: each, isOpen, isProblem }];
  });
  return {
    shown: shown.toSorted((one, other) => one.number - other.number),
    cards: cards.length,
  };
}

export const openProofs = ({ shown }: CustomersProofs): ProofOfCard[] =>
  shown.filter(({ isOpen }) => isOpen).map(({ found }) => found);

const FILTERS: Record<NonNullable<CustomersProofsQuery["state"]>, (each: ShownProof) => boolean> = {
  open: ({ isOpen }) => isOpen,
  problems: ({ isProblem }) => isProblem,
  commented: ({ proof }) => proof.state === "commented",
  approved: ({ proof }) => proof.state === "approved",
};

/** First what should be looked at, then what waits for an answer. */
const rankOf = ({ isProblem, isOpen }: ShownProof) => (isProblem ? 0 : isOpen ? 1 : 2);

export function presentCustomersProofs(
  all: CustomersProofs,
  { state, search = "", ...query }: CustomersProofsQuery,
): CustomersOrderProofs {
  const { shown, cards } = all;
  const open = openProofs(all);
  const meant = shown.filter(
    (each) =>
      (!state || FILTERS[state](each)) &&
      (search === "" ||
        isFoundBy(search, `${each.found.card.nameOnCard} ${each.found.card.jobTitle}`)),
  );
  const usual = (one: ShownProof, other: ShownProof) =>
    rankOf(one) - rankOf(other) || one.number - other.number;
  const { rows, place } = pageOf(sorted(meant, query.sort, usual), query);
  const count = (isMeant: (each: ShownProof) => boolean) => shown.filter(isMeant).length;
  return {
    data: rows.map(({ number, proof, found }) => ({
      number,
      name: found.proof.printed.nameOnCard,
      jobTitle: found.proof.printed.jobTitle,
      checks: found.proof.checks,
      proof,
    })),
    ...place,
    total: shown.length,
    cards,
    approved: count(FILTERS.approved),
    commented: count(FILTERS.commented),
    problems: count(FILTERS.problems),
    toApprove: open.length,
    digest: digestOf(open),
  };
}
