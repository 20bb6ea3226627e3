import { m } from "#app/i18n/translations.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import type { CardPerson } from "#shared/orders/further-card.ts";
import type { Order, OrderAddon, OrderedCard } from "#shared/orders/order.ts";

type Counted = Pick<Order, "quantity">;

/** '3 × Business card' in an order of three; the name alone in one of one. */
export const timesName = ({ quantity = 1 }: Counted, name: string): string =>
  quantity === 1 ? name : m.order_times({ count: quantity, name });

/** What all cards of an order cost together, in dinars. @param price of one */
export const priceOfAll = ({ quantity = 1 }: Counted, price: number): number =>
  jodFromFils(filsFromJod(price) * quantity);

/** The cards beside the first one. */
export const furtherCardsOf = ({ cards }: { cards?: readonly OrderedCard[] | undefined }) =>
  cards?.slice(1) ?? [];

/** A further card as it is typed: what is the order's stays the order's. */
export function furtherFormOf(
  { firstName, lastName, nameOnCard, position, phone, email, color }: OrderedCard,
  personalInfo: Pick<Order["personalInfo"], "phoneNumbers" | "email">,
): CardPerson {
  const unless = (common: string | undefined, own: string) => (own === common ? "" : own);
  return {
    firstName,
    lastName,
    nameOnCard,
    position,
    phone: unless(personalInfo.phoneNumbers[0], phone),
    email: unless(personalInfo.email, email),
    color,
  };
}

/** An addon of an order, with how many of its cards have it. */
export interface AddonLine {
  chosen: OrderAddon;
  quantity: number;
  /** The card that alone has it; undefined where several may. */
  card: OrderedCard | undefined;
}

interface WithAddons extends Counted {
  addons: readonly OrderAddon[];
  /** One for each person. */
  cards?: readonly OrderedCard[] | undefined;
}

/** All addons that an order is charged for: of the first card and those like it, then of each other one. */
export function addonLinesOf({ addons, quantity = 1, cards = [] }: WithAddons): AddonLine[] {
  const others = cards.filter((card) => card.addons);
  return [
    ...addons.map((chosen) => ({
      chosen,
      quantity: quantity - others.length,
      card: undefined,
    })),
    ...others.flatMap((card) =>
      (card.addons ?? []).map((chosen) => ({ chosen, quantity: 1, card })),
    ),
  ];
}

type Designed = Pick<Order, "personalInfo" | "cardDesign"> & Partial<Pick<Order, "addons">>;

/** The order as if this card were its only one, to draw it. */
export function orderOfCard<Ordered extends Designed>(order: Ordered, card: OrderedCard): Ordered {
  const { firstName, lastName, position, phone, email, nameOnCard, color, colorName } = card;
  const { companyLogo } = card;
  return {
    ...order,
    personalInfo: {
      ...order.personalInfo,
      firstName,
      lastName,
      position,
      phoneNumbers: [phone],
      email,
    },
    cardDesign: {
      ...order.cardDesign,
      nameOnCard,
      color,
      colorName,
      ...(companyLogo !== undefined && { companyLogo, includePrintedLogo: companyLogo !== "" }),
    },
    ...(card.addons && { addons: card.addons }),
  };
}
