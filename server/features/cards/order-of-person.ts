import type { OrderRow } from "#server/features/orders/order.store.ts";
import { quantityOf } from "#shared/orders/further-card.ts";
import { emptyPart, type FieldName } from "#shared/orders/order-fields.ts";

type OfPerson = Pick<
  OrderRow,
  | FieldName<"personalInfo">
  | "nameOnCard"
  | "color"
  | "colorName"
  | "includePrintedLogo"
  | "companyLogo"
>;
type WithCards = Pick<OrderRow, "furtherCards"> & Partial<Pick<OrderRow, "isOfCompany">>;
/** An addon of the order with the person for whose card it was chosen. */
type OfCard = { person: number };

/** What is not said of somebody is nobody's: it is never another person's. */
const NOTHING_SAID = emptyPart("personalInfo");

/**
 * The order as if it were this person's alone: what is printed on their card, and what the page of it
 * shows at first. 0 is the order's own customer, others are counted from 1 on.
 */
export function orderOfPerson<Order extends OfPerson & WithCards & { addons?: readonly OfCard[] }>(
  order: Order,
  person: number,
): Order {
  const addons = order.addons && { addons: addonsOf({ ...order, addons: order.addons }, person) };
  const card = person === 0 ? undefined : order.furtherCards[person - 1];
  if (!card) return { ...order, ...addons };
  const { phone, email, companyLogo, ownAddons: _, ...own } = card;
  const { organization, phoneNumbers, email: orderer, businessEmail } = order;
  return {
    ...order,
    ...NOTHING_SAID,
    ...own,
    organization,
    ...addons,
    ...(companyLogo !== undefined && { companyLogo, includePrintedLogo: companyLogo !== "" }),
    // Who shares an order with its customer may be reached through them; whoever orders for a company is
    // nobody's phone and address.
    phoneNumbers: phone === "" && !order.isOfCompany ? phoneNumbers : [phone].filter(Boolean),
    email: email === "" && !order.isOfCompany ? orderer : email,
    // A company's address may be one person's.
    businessEmail: email === "" ? businessEmail : "",
  };
}

/**
 * The addons of this person's card, as those of an order that is theirs alone: chosen for it, or, where
 * nothing was, those of the first card.
 */
export function addonsOf<Addon extends OfCard>(
  { furtherCards, addons }: WithCards & { addons: readonly Addon[] },
  person: number,
): Addon[] {
  const chosenFor = person > 0 && furtherCards[person - 1]?.ownAddons ? person : 0;
  return addons
    .filter((addon) => addon.person === chosenFor)
    .map((addon) => ({ ...addon, person: 0 }));
}

/** What the addons of all cards cost, each once for each card that has it. */
export const addonFilsOf = (
  order: WithCards & { addons: readonly (OfCard & { priceFils: number })[] },
): number[] =>
  personsOf(order).flatMap((person) => addonsOf(order, person).map(({ priceFils }) => priceFils));

/** Of everybody who gets a card of the order. */
export function personsOf(order: WithCards): number[] {
  const first = order.isOfCompany ? 1 : 0;
  return Array.from({ length: quantityOf(order) }, (_, index) => first + index);
}

/** Whether it is known whose card it is: a company may tell that after it has ordered. */
export const isNamed = ({ nameOnCard }: Pick<OrderRow, "nameOnCard">): boolean => nameOnCard !== "";
