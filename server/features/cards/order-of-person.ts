import type { OrderRow } from "#server/features/orders/order.store.ts";
import { quantityOf } from "#shared/orders/further-card.ts";

type OfPerson = Pick<
  OrderRow,
  | "firstName"
  | "lastName"
  | "position"
  | "phoneNumbers"
  | "email"
  | "businessEmail"
  | "linkedinUrl"
  | "instagramUrl"
  | "nameOnCard"
  | "color"
  | "colorName"
>;

/**
 * The order as if it were this person's alone: what is printed on their card, and what the page of it
 * shows at first. 0 is the order's own customer, others are counted from 1 on.
 */
export function orderOfPerson<Order extends OfPerson & Pick<OrderRow, "furtherCards">>(
  order: Order,
  person: number,
): Order {
  const card = person === 0 ? undefined : order.furtherCards[person - 1];
  if (!card) return order;
  const { phone, email, ...own } = card;
  return {
    ...order,
    ...own,
    ...(phone !== "" && { phoneNumbers: [phone] }),
    ...(email !== "" && { email }),
    // A company's address or page may be one person's.
    ...(email !== "" && { businessEmail: "" }),
    linkedinUrl: "",
    instagramUrl: "",
  };
}

/** Of everybody who gets a card of the order. */
export function personsOf(order: Pick<OrderRow, "furtherCards" | "isOfCompany">): number[] {
  const first = order.isOfCompany ? 1 : 0;
  return Array.from({ length: quantityOf(order) }, (_, index) => first + index);
}

/** Whether it is known whose card it is: a company may tell that after it has ordered. */
export const isNamed = ({ nameOnCard }: Pick<OrderRow, "nameOnCard">): boolean => nameOnCard !== "";
