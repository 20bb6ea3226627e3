import { cardPath } from "#shared/cards/card-code.ts";
import type { OrderCard } from "#shared/cards/card.ts";

import type { CardOfOrder } from "./card.store.ts";

/** @param cardUrl the origin of the addresses on cards, e.g. `https://shop.example` */
export function presentCard({ id, code, state, chip }: CardOfOrder, cardUrl: string): OrderCard {
  return { _id: id, code, url: cardUrl + cardPath(code), state, chip };
}
