import { m } from "#app/i18n/translations.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import type { Order, OrderedCard } from "#shared/orders/order.ts";

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

type Designed = Pick<Order, "personalInfo" | "cardDesign">;

/** The order as if this card were its only one, to draw it. */
export function orderOfCard<Ordered extends Designed>(order: Ordered, card: OrderedCard): Ordered {
  const { firstName, lastName, position, phone, email, nameOnCard, color, colorName } = card;
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
    cardDesign: { ...order.cardDesign, nameOnCard, color, colorName },
  };
}
