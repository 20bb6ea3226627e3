import { newestOf, printableOf } from "#server/features/proofs/proof-readiness.ts";
import { isOutdated, isUnanswered, stateOf } from "#server/features/proofs/proof-view.ts";
import type { ProofOfCard } from "#server/features/proofs/proof.store.ts";
import {
  CARDS_SHOWN,
  type PROGRESS_STATES,
  type Ticket,
  type TicketCard,
} from "#shared/board/board.ts";
import { CARD_STATES } from "#shared/cards/card.ts";
import { arrivalDay, isOver } from "#shared/delivery/arrival.ts";
import type { Announced } from "#shared/delivery/holidays.ts";
import { orderNumber, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { jodFromFils } from "#shared/money.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import { PAGED_FROM } from "#shared/proofs/paged-proofs.ts";

import type { BoardCard, BoardOrder } from "./board-order.store.ts";
import type { Placed } from "./board.store.ts";

interface TicketParts {
  order: BoardOrder;
  placed: Placed;
  cards: readonly BoardCard[];
  proofs: readonly ProofOfCard[];
  cardUrl: string;
  announced: Announced;
}

export function presentTicket(parts: TicketParts): Ticket {
  const { order, placed, cards, proofs, cardUrl, announced } = parts;
  const { id, status, paymentMethod, paymentState, color } = order;
  const isAbroad = order.countryId === OTHER_COUNTRY_ID;
  // Abroad no day is promised.
  const isPromised = !isAbroad && placed.column !== "delivered";
  const due = isPromised ? arrivalDay(placed.since, announced) : null;
  const used = cards.filter(({ state }) => state !== "replaced");
  return {
    _id: id,
    id,
    orderNumber: orderNumber(id),
    column: placed.column,
    customerFullName: `${order.firstName} ${order.lastName}`,
    ...(order.companyId !== null && { company: order.organization }),
    place: isAbroad ? order.typedCity : order.cityName,
    color,
    status,
    paymentMethod,
    paymentState,
    ...(isFirstReceiptAsked({ paymentState, despositeTransactionImg: order.depositReceipt }) && {
      isFirstReceiptAsked: true,
    }),
    createdAt: order.createdAt.toISOString(),
    due: due?.toISOString().slice(0, 10) ?? null,
    isOverdue: due !== null && isOver(due),
    chat: chatOf(order, placed),
    cardCount: used.length,
    ...(used.length >= PAGED_FROM && { progress: progressOf(used) }),
    cards: used.slice(0, CARDS_SHOWN).map((card) => presentCard(card, proofs, cardUrl)),
  };
}

/** A card that is lost counts as what it was before. */
function progressOf(cards: readonly BoardCard[]): NonNullable<Ticket["progress"]> {
  const made = cards.map(({ state, stateBeforeLost }) =>
    CARD_STATES.indexOf(stateBeforeLost ?? state),
  );
  const count = (state: (typeof PROGRESS_STATES)[number]) =>
    made.filter((index) => index >= CARD_STATES.indexOf(state) && index <= MADE_LAST).length;
  return {
    approved: count("approved"),
    printed: count("printed"),
    programmed: count("programmed"),
    packed: count("packed"),
  };
}

/** States behind it say nothing of how far a card was made. */
const MADE_LAST = CARD_STATES.indexOf("with_customer");

/** While its customer is asked whether they mean it. */
function chatOf(order: BoardOrder, { column }: Placed): Ticket["chat"] {
  if (column !== "new" || order.paymentState !== "cash_due") return null;
  const { firstName, phoneNumbers, language, totalFils, countryId } = order;
  return {
    firstName,
    phone: phoneNumbers[0] ?? "",
    language,
    total: jodFromFils(totalFils),
    isAbroad: countryId === OTHER_COUNTRY_ID,
  };
}

function presentCard(
  { id, code, state }: BoardCard,
  proofs: readonly ProofOfCard[],
  cardUrl: string,
): TicketCard {
  const newest = newestOf(proofs, id);
  const printable = printableOf(proofs, id, cardUrl);
  return {
    _id: id,
    id,
    code,
    state,
    proof: newest
      ? {
          _id: newest.proof.id,
          version: newest.proof.version,
          state: stateOf(newest),
          isOutdated: isOutdated(newest, cardUrl),
          isUnanswered: isUnanswered(newest),
        }
      : null,
    print: printable ? { proof: printable.proof.id, version: printable.proof.version } : null,
  };
}
