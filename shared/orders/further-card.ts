import { z } from "zod";

import { rule, ruleSaying } from "../api-messages/rule.ts";
import { BULK_FROM } from "../bulk-orders/bulk-tiers.ts";
import { yesOrNo } from "../numbers.ts";
import { atLeast, code, emailAddress, line, PHONE_TOO_SHORT, phoneNumber } from "../text.ts";
import { addonChoicesSchema, type AddonChoice } from "./addon-choice.ts";

/** From one more on the shop offers its prices for companies instead. */
export const MOST_CARDS_OF_ORDER = BULK_FROM - 1;

const phone = phoneNumber();
const email = emailAddress();

/** Which logo a further card has: that of the first card, one of its own, or none. */
export const CARD_LOGOS = ["same", "own", "none"] as const;
export type CardLogo = (typeof CARD_LOGOS)[number];

/**
 * A card of an order beside its first one, which is the order's own: whose it is and what differs on it.
 * Logo and addons are those of the first card unless it says otherwise; the organization is the order's.
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
  logo: z
    .enum(CARD_LOGOS, rule("invalid"))
    .optional()
    .meta({ description: "The first card's, another one among `cardLogos`, or none" }),
  logoPicture: line().optional().meta({ description: "The name of its file among `cardLogos`" }),
  ownAddons: yesOrNo().optional().meta({
    description:
      "Whether its addons are chosen apart from those of the first card; by default if `addons` is sent",
  }),
  addons: addonChoicesSchema
    .optional()
    .meta({ description: "All of a card that has addons of its own" }),
});
export type FurtherCardForm = z.output<typeof furtherCardSchema>;

/** The addons of a card that are chosen for it alone; undefined where they are those of the first one. */
export const ownChoiceOf = ({
  ownAddons,
  addons,
}: Pick<FurtherCardForm, "ownAddons" | "addons">): readonly AddonChoice[] | undefined =>
  (ownAddons ?? addons !== undefined) ? (addons ?? []) : undefined;

export const furtherCardsSchema = z
  .array(furtherCardSchema)
  .max(
    MOST_CARDS_OF_ORDER - 1,
    rule("too_many", { items: "furtherCards", max: MOST_CARDS_OF_ORDER - 1 }),
  );

/** What a further card says of its person in each order. */
export type CardPerson = Omit<FurtherCardForm, "logo" | "logoPicture" | "ownAddons" | "addons">;

/** As it is stored: of an offered color. */
export interface FurtherCard extends CardPerson {
  colorName: string;
  /** The key of a logo of its own, '' for none; left out where it is that of the first card. */
  companyLogo?: string;
  /** Its addons are the order's with its number as their `person`, of which there may be none. */
  ownAddons?: true;
  /** Somebody's who was erased: it has no name any more, and waits for none. */
  isErased?: true;
}

interface OfPeople {
  furtherCards: readonly unknown[];
  /** Nobody but those who are named has a card. */
  isOfCompany?: boolean;
}

/** How many cards an order has. */
export const quantityOf = ({ furtherCards, isOfCompany }: OfPeople): number =>
  furtherCards.length + (isOfCompany ? 0 : 1);
