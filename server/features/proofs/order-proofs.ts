import { createHash } from "node:crypto";

import { cardStore } from "#server/features/cards/card.store.ts";
import { isNamed } from "#server/features/cards/order-of-person.ts";
import type { OrderRow } from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { CardState } from "#shared/cards/card.ts";
import { isPrinted } from "#shared/cards/printed.ts";
import type { PageQuery } from "#shared/http/page-query.ts";
import type { CardProofState, OrderProofsQuery } from "#shared/proofs/order-proofs.ts";
import { PROOFS_PER_PAGE } from "#shared/proofs/paged-proofs.ts";
import { missingLetters } from "#shared/proofs/proof.ts";
import { isFoundBy } from "#shared/search-text.ts";

import { isOutdated, stateOf } from "./proof-view.ts";
import { proofStore, type ProofOfCard } from "./proof.store.ts";

/** The proofs of all cards of an order: what can be done with all of them at once follows from each. */

/** A card of the order with its newest proof. */
export interface CardProof {
  card: ProofOfCard["card"];
  /** Among the order's cards, from 1 on. */
  number: number;
  newest: ProofOfCard | undefined;
  state: CardProofState;
  /** It is printed: nothing of it changes any more. */
  isPrinted: boolean;
  /** It can't be sent or printed as it is. */
  isBlocked: boolean;
  /** Somebody should look at it. */
  isProblem: boolean;
}

/** Nobody gets these any more. */
const GONE: ReadonlySet<CardState> = new Set(["lost", "replaced", "off"]);

/** Of each card that somebody gets, in the sequence of the order; two statements, however many they are. */
export async function readCardProofs(
  db: Db,
  order: Pick<OrderRow, "id" | "status">,
  cardUrl: string,
): Promise<CardProof[]> {
  const cards = (await cardStore(db).ofOrders([order.id])).get(order.id) ?? [];
  const found = await proofStore(db).ofOrder(order.id);
  return cardProofs(cards, found, order, cardUrl);
}

function cardProofs(
  cards: readonly ProofOfCard["card"][],
  found: readonly ProofOfCard[],
  order: Pick<OrderRow, "status">,
  cardUrl: string,
): CardProof[] {
  const newestByCard = new Map(
    found.filter(({ isNewest }) => isNewest).map((each) => [each.card.id, each]),
  );
  return cards
    .filter(({ state }) => !GONE.has(state))
    .map((card, index) => {
      const newest = newestByCard.get(card.id);
      const state = cardProofState(card, newest, cardUrl);
      const checks = newest?.proof.checks ?? [];
      const isOpen = state === "ready" || state === "sent" || state === "commented";
      const isBlocked = state === "failed" || (isOpen && missingLetters(checks).length > 0);
      return {
        card,
        number: index + 1,
        newest,
        state,
        isPrinted: isPrinted(card, order),
        isBlocked,
        isProblem:
          isBlocked ||
          state === "commented" ||
          state === "outdated" ||
          (isOpen && checks.length > 0),
      };
    });
}

function cardProofState(
  card: ProofOfCard["card"],
  newest: ProofOfCard | undefined,
  cardUrl: string,
): CardProofState {
  if (!isNamed(card)) return "unnamed";
  if (!newest) return "none";
  const state = stateOf(newest);
  // What is being made is what the card was when it was asked for.
  if (state !== "failed" && isOutdated(newest, cardUrl)) return "outdated";
  return state;
}

const NEEDS_PROOF: ReadonlySet<CardProofState> = new Set(["none", "failed", "outdated"]);

export const isToMake = (found: CardProof) => NEEDS_PROOF.has(found.state) && !found.isPrinted;
export const isToSend = (found: CardProof) =>
  found.state === "ready" && !found.isBlocked && !found.isPrinted;
export const isSent = (found: CardProof) => found.state === "sent" && !found.isPrinted;
/** Not what the customer wants changed: that is approved by itself, if they come to like it. */
export const isToApprove = (found: CardProof) => isToSend(found) || isSent(found);

export const newestOfAll = (
  found: readonly CardProof[],
  isMeant: (found: CardProof) => boolean,
): ProofOfCard[] => found.filter(isMeant).flatMap(({ newest }) => newest ?? []);

/**
 * Names what these proofs are and what is in their files, in whatever sequence. Who approves all of them
 * says with it what they looked at.
 * @returns '' for none
 */
export function digestOf(open: readonly ProofOfCard[]): string {
  if (open.length === 0) return "";
  const lines = open.map(({ proof }) =>
    [proof.id, ...Object.values(proof.hashes).toSorted()].join(" "),
  );
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
}

/** @throws where these are not what was looked at */
export function mustBeSeen(open: readonly ProofOfCard[], digest: string): void {
  if (open.length === 0) throw new HttpError(400, apiMessage("proofs_none_to_approve"));
  if (digestOf(open) !== digest) throw new HttpError(412, apiMessage("proofs_changed_meanwhile"));
}

const RANKS: Partial<Record<CardProofState, number>> = { commented: 1, outdated: 2 };
function rankOf({ isBlocked, isProblem, state }: CardProof): number {
  if (isBlocked) return 0;
  return RANKS[state] ?? (isProblem ? 3 : 4);
}

/** First what can't be printed, then what the customer wants changed, then what should be looked at. */
export const byUrgency = (one: CardProof, other: CardProof) =>
  rankOf(one) - rankOf(other) || one.number - other.number;

export function meantBy({ state, search = "" }: OrderProofsQuery): (found: CardProof) => boolean {
  return (found) => {
    if (state === "problems" ? !found.isProblem : state && found.state !== state) return false;
    return search === "" || isFoundBy(search, `${found.card.nameOnCard} ${found.card.jobTitle}`);
  };
}

/** In the sequence of the order, or as they are without being asked. */
export function sorted<Row extends { number: number }>(
  rows: readonly Row[],
  sort: OrderProofsQuery["sort"],
  usual: (one: Row, other: Row) => number,
): Row[] {
  if (!sort) return rows.toSorted(usual);
  const direction = sort === "number" ? 1 : -1;
  return rows.toSorted((one, other) => direction * (one.number - other.number));
}

/** A page of them; the last one where there are not so many any more. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page = 1, limit = PROOFS_PER_PAGE }: PageQuery,
) {
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  const shown = Math.min(page, pages);
  const from = (shown - 1) * limit;
  return {
    rows: rows.slice(from, from + limit),
    place: { page: shown, pages, found: rows.length },
  };
}
