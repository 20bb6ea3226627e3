import { z } from "zod";

import { rule, ruleSaying } from "../api-messages/rule.ts";
import { BULK_FROM } from "../bulk-orders/bulk-tiers.ts";
import { atLeast, code, emailAddress, line, PHONE_TOO_SHORT, phoneNumber } from "../text.ts";

/** From one more on the shop offers its prices for companies instead. */
export const MOST_CARDS_OF_ORDER = BULK_FROM - 1;

const phone = phoneNumber();
const email = emailAddress();

/**
 * A card of an order beside its first one, which is the order's own: whose it is and what differs on it.
 * Logo, addons and organization are those of the order.
 */
export const furtherCardSchema = z.object({
  firstName: line({ min: atLeast(2, "firstName") }),
  lastName: line({ min: atLeast(2, "lastName") }),
  nameOnCard: line({ min: atLeast(2, "nameOnCard") }),
  position: line({ min: atLeast(2, "position") }),
  phone: code()
    .refine(
      (typed) => typed === "" || phone.safeParse(typed).success,
      ruleSaying(PHONE_TOO_SHORT[1]),
    )
    .default("")
    .meta({ description: "'' for the order's" }),
  email: code()
    .refine(
      (typed) => typed === "" || email.safeParse(typed).success,
      rule("email_address_invalid"),
    )
    .default("")
    .meta({ description: "Gets the link to the page of this card; '' for the order's" }),
  color: code().default("").meta({ description: "'' for the order's" }),
});
export type FurtherCardForm = z.output<typeof furtherCardSchema>;

export const furtherCardsSchema = z
  .array(furtherCardSchema)
  .max(
    MOST_CARDS_OF_ORDER - 1,
    rule("too_many", { items: "furtherCards", max: MOST_CARDS_OF_ORDER - 1 }),
  );

/** As it is stored and answered: of an offered color. */
export interface FurtherCard extends FurtherCardForm {
  colorName: string;
}

interface OfPeople {
  furtherCards: readonly unknown[];
  /** Nobody but those who are named has a card. */
  isOfCompany?: boolean;
}

/** How many cards an order has. */
export const quantityOf = ({ furtherCards, isOfCompany }: OfPeople): number =>
  furtherCards.length + (isOfCompany ? 0 : 1);
