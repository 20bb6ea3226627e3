import { byWeek, lastWeeks } from "#server/features/profiles/own-page.ts";
import { rosterCardsStore } from "#server/features/rosters/roster-cards.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { cardPath } from "#shared/cards/card-code.ts";
import type { CardState } from "#shared/cards/card.ts";
import { isPrinted } from "#shared/cards/printed.ts";
import type {
  CompanyCard,
  CompanyCards,
  CompanyCardState,
  Holder,
} from "#shared/companies/company-cards.ts";
import { orderNumber } from "#shared/ids.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";
import { folded } from "#shared/search-text.ts";

import { companyCardsStore } from "./company-cards.store.ts";

type Stored = Awaited<ReturnType<ReturnType<typeof companyCardsStore>["cards"]>>[number];
type OrderOf = Awaited<ReturnType<ReturnType<typeof companyCardsStore>["orders"]>>[number];

/** A card with all that is known of it. */
export interface ListedCard {
  stored: Stored;
  order: OrderOf;
  shown: CompanyCard;
}

const IN_USE: ReadonlySet<KnownOrderStatus> = new Set(["delivered", "completed"]);
const AT_HAND: ReadonlySet<CardState> = new Set(["printed", "programmed", "packed"]);
/** Of these no page is shown. */
const GONE: ReadonlySet<CompanyCardState> = new Set(["lost", "off", "cancelled"]);

export function stateOf(
  { state, nameOnCard }: Pick<Stored, "state" | "nameOnCard">,
  { status }: { status: KnownOrderStatus },
  { isErased }: Pick<FurtherCard, "isErased">,
): CompanyCardState {
  if (status === "cancelled") return "cancelled";
  if (nameOnCard === "" && !isErased) return "unnamed";
  if (state === "lost" || state === "off") return state;
  if (state === "with_customer" || IN_USE.has(status)) return "in_use";
  if (status === "shipped") return "shipped";
  if (AT_HAND.has(state)) return "printed";
  return state === "proof_sent" ? "proof" : "making";
}

/** Whether it has left the shop, so that it can be lost, switched off or replaced. */
export const hasLeft = (state: CompanyCardState) =>
  state === "shipped" || state === "in_use" || state === "lost" || state === "off";

/**
 * Whose a card is by now. Once it is printed the company's list says so, because the order keeps what is
 * printed.
 */
export function holderOf(
  further: FurtherCard,
  listed: RosterRow | undefined,
  { isPrinted: isFixed }: { isPrinted: boolean },
): Holder {
  const { firstName, lastName, nameOnCard, position, phone, email } = further;
  const held = { firstName, lastName, nameOnCard, position, phone, email };
  const department = listed?.department ?? "";
  if (!isFixed || !listed) return { ...held, department };
  return { ...held, department, nameOnCard: listed.nameOnCard, position: listed.position };
}

/** All cards of a company, of the newest order first. */
export async function listCards(db: Db, companyId: string, cardUrl: string): Promise<ListedCard[]> {
  const store = companyCardsStore(db);
  const orders = new Map((await store.orders(companyId)).map((order) => [order.id, order]));
  const stored = await store.cards(companyId);
  const listed = await rosterCardsStore(db).ofCompany(companyId);
  const linked = await store.linkedPages(companyId);
  const asked = await store.sentLinks([...orders.keys()], 0);
  const taps = await store.taps(companyId);
  const seen = new Set<string>();
  return stored.flatMap((card): ListedCard[] => {
    const order = orders.get(card.orderId);
    const further = order?.furtherCards[card.person - 1];
    if (!order || !further) return [];
    const state = stateOf(card, order, further);
    const printed = isPrinted(card, order);
    // Those of newer orders come first. One that is lost again is replaced itself, not once more with this one.
    const isReplaced = card.profileId !== null && seen.has(card.profileId);
    if (card.profileId !== null && state !== "cancelled") seen.add(card.profileId);
    const hasLink =
      (card.profileId !== null && linked.has(card.profileId)) ||
      asked.has(`${order.id} ${card.person}`);
    const shown: CompanyCard = {
      _id: card.id,
      state,
      holder: holderOf(further, listed.get(card.id), { isPrinted: printed }),
      printed: { name: card.nameOnCard, position: card.jobTitle },
      isPrinted: printed,
      order: { id: order.id, number: orderNumber(order.id) },
      url: cardUrl + cardPath(card.code),
      hasPage: card.profileId !== null,
      hasLink,
      isReplaced: isReplaced && hasLeft(state),
      taps: taps.get(card.id) ?? 0,
    };
    return [{ stored: card, order, shown }];
  });
}

/** Whoever has a page and could be sent a link. */
export const isReachable = ({ state, holder }: CompanyCard) =>
  state !== "unnamed" && !GONE.has(state) && holder.email !== "";

export type CardSort = "name" | "-name" | "taps" | "-taps";

/** Which of them are asked for. */
interface Part {
  search?: string | undefined;
  sort?: CardSort | undefined;
  offset: number;
  limit: number;
}

function sorted(cards: readonly ListedCard[], sort: CardSort | undefined): readonly ListedCard[] {
  if (!sort) return cards;
  const nameOf = ({ shown: { holder } }: ListedCard) => `${holder.firstName} ${holder.lastName}`;
  const rising = cards.toSorted((one, other) =>
    sort.endsWith("taps")
      ? one.shown.taps - other.shown.taps
      : nameOf(one).localeCompare(nameOf(other)),
  );
  return sort.startsWith("-") ? rising.toReversed() : rising;
}

/** What was asked for of a company's cards, with how often all were opened. */
export async function presentCards(
  db: Db,
  companyId: string,
  all: readonly ListedCard[],
  { search = "", sort, offset, limit }: Part,
): Promise<CompanyCards> {
  const wanted = folded(search);
  const found = sorted(
    all.filter(({ shown, stored }) => textOf(shown, stored).includes(wanted)),
    sort,
  );
  const weeks = lastWeeks(Date.now());
  const days = await companyCardsStore(db).tapsByDay(companyId, weeks[0]!);
  return {
    cards: found.slice(offset, offset + limit).map(({ shown }) => shown),
    found: found.length,
    total: all.length,
    withoutLink: all.filter(({ shown }) => !shown.hasLink && isReachable(shown)).length,
    taps: byWeek(days, weeks),
  };
}

function textOf({ holder, printed, order }: CompanyCard, { code }: Stored): string {
  const { firstName, lastName, position, department, phone, email } = holder;
  const name = `${firstName} ${lastName}`;
  return [name, printed.name, position, department, phone, email, order.number, code]
    .map(folded)
    .join(" ");
}
