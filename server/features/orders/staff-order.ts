import { cardStore } from "#server/features/cards/card.store.ts";
import { presentPaid } from "#server/features/refunds/order-money.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import { cardPath } from "#shared/cards/card-code.ts";
import type { OrderCard } from "#shared/cards/card.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import { may } from "#shared/session/permissions.ts";
import type { User } from "#shared/session/session.ts";

import type { CardOfOrder } from "../cards/card.store.ts";
import type { StoredOrder } from "./order.store.ts";
import { presentOrder, presentOrderedCard } from "./present-order.ts";

/** Presents orders to staff: with their cards; with receipts if one may see them. */
export function staffOrders({
  db,
  links,
  cardUrl,
}: {
  db: Db;
  links: FileLinks;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}) {
  async function all(rows: readonly StoredOrder[], to: User): Promise<StaffOrder[]> {
    const cards = await cardStore(db).ofOrders(rows.map(({ id }) => id));
    const noReceipt = may(to.role, "money.read") ? {} : { despositeTransactionImg: "" };
    return rows.map((row) => ({
      ...presentOrder(row, links),
      ...noReceipt,
      due: presentPaid(row).due,
      ...(row.companyId !== null && { company: row.companyId }),
      cards: (cards.get(row.id) ?? []).map((card) => ({
        ...presentOrderedCard(row, card.person, links),
        ...presentCard(card, cardUrl),
      })),
    }));
  }
  return { all, one: async (row: StoredOrder, to: User) => (await all([row], to))[0]! };
}
export type StaffOrders = ReturnType<typeof staffOrders>;

/** @param cardUrl the origin of the addresses on cards, e.g. `https://shop.example` */
function presentCard({ id, person, code, state, chip }: CardOfOrder, cardUrl: string): OrderCard {
  return { _id: id, person, code, url: cardUrl + cardPath(code), state, chip };
}
