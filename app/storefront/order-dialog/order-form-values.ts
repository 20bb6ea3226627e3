import type { InputType } from "#shared/addons/input-types.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { CardLogo, CardPerson } from "#shared/orders/further-card.ts";
import { emptyPart } from "#shared/orders/order-fields.ts";
import type { OrderForm } from "#shared/orders/order-form.ts";
import type { PaymentMethod } from "#shared/orders/payment-method.ts";

/** As many signs as the API takes. */
export const LONGEST_CODE = 80;

/** A chosen addon with the data for the summary and the total. */
export interface AddonSelection {
  addon: string;
  /** In the page's language. */
  title: string;
  inputType: InputType;
  /** In dinars. */
  price: number;
  /** The chosen or typed value; for a picture its file name. */
  addonValue: string;
  /** The value in the page's language. */
  valueLabel: string;
  file: File | null;
}

/** A card beside the first one. */
export interface FurtherCardValues extends CardPerson {
  logo: CardLogo;
  /** Its own, where it has one. */
  companyLogo: File | null;
}

/** Whether a further card has addons of its own, and which. */
export interface OwnAddons {
  isOwn: boolean;
  addons: AddonSelection[];
}

/**
 * The values of the dialog's form: the fields of the contract, the pictures, and the fee of the
 * chosen city. Fees and prices are in dinars.
 */
export interface OrderFormValues {
  personalInfo: OrderForm["personalInfo"];
  cardDesign: OrderForm["cardDesign"] & { companyLogo: File | null };
  /** The cards beside the first one. */
  cards: FurtherCardValues[];
  /** Of the first card, and of each that has none of its own. */
  addons: AddonSelection[];
  /** In the sequence of `cards`; of those that are missing at the end, nothing was chosen. */
  cardAddons: OwnAddons[];
  deliveryInfo: OrderForm["deliveryInfo"] & { cityFee: number };
  paymentMethod: PaymentMethod;
  /** As it was typed; '' for none. */
  discountCode: string;
  /** The token of the link to the order that this one repeats; '' for none. */
  again: string;
  depositReceipt: File | null;
}

/** An empty order, in the colour that the page showed. */
export function emptyOrder(product: Product, color: string): OrderFormValues {
  return {
    personalInfo: { ...emptyPart("personalInfo"), phoneNumbers: [""] },
    cardDesign: {
      ...emptyPart("cardDesign"),
      ...designOf(product, color),
      companyLogo: null,
    },
    cards: [],
    addons: [],
    cardAddons: [],
    deliveryInfo: { ...emptyPart("deliveryInfo"), cityFee: 0, useSameContact: true },
    paymentMethod: "cash",
    discountCode: "",
    again: "",
    depositReceipt: null,
  };
}

/** A card beside the first one, of the same colour. */
export const emptyCard = (color: string): FurtherCardValues => ({
  firstName: "",
  lastName: "",
  nameOnCard: "",
  position: "",
  phone: "",
  email: "",
  color,
  logo: "same",
  companyLogo: null,
});

type ChosenAddons = Pick<OrderFormValues, "addons" | "cardAddons">;

/** What was chosen for a further card alone, by its place; undefined where it has the addons of the first. */
export const ownAddonsOf = (
  { cardAddons }: Pick<ChosenAddons, "cardAddons">,
  index: number,
): AddonSelection[] | undefined => {
  const own = cardAddons[index];
  return own?.isOwn ? own.addons : undefined;
};

/** The addons of a person's card. 0 is the first one's. */
export const addonsOfPerson = (chosen: ChosenAddons, person: number): AddonSelection[] =>
  ownAddonsOf(chosen, person - 1) ?? chosen.addons;

/** The choices with another one for the further card at this place. */
export const withOwnAddons = (cardAddons: OwnAddons[], index: number, own: OwnAddons) =>
  Array.from({ length: Math.max(cardAddons.length, index + 1) }, (_, at) =>
    at === index ? own : (cardAddons[at] ?? { isOwn: false, addons: [] }),
  );

/** The product's design in that colour, otherwise the first one that is left. */
export function designOf(product: Product, color: string): { color: string; colorName: string } {
  const { cardDesigns } = product;
  const design =
    cardDesigns.find((candidate) => candidate.color === color) ??
    cardDesigns.find(({ isSoldOut }) => !isSoldOut) ??
    cardDesigns[0];
  return { color: design?.color ?? "", colorName: design?.colorName ?? "" };
}

/** Whether anything was typed or picked; a preselected country and colour don't count. */
export function isBegun({ personalInfo, cardDesign, addons, deliveryInfo }: OrderFormValues) {
  const { nameOnCard, companyLogo } = cardDesign;
  const { city, typedCity, addressLine1 } = deliveryInfo;
  const typed = [...Object.values(personalInfo).flat(), nameOnCard, city, typedCity, addressLine1];
  return typed.some((text) => text.trim() !== "") || companyLogo !== null || addons.length > 0;
}

/** With the discount code of the link by which the page was opened, `/product?code=…`. */
export function withCodeOfLink(values: OrderFormValues): OrderFormValues {
  if (import.meta.env.SSR) return values;
  const code = new URLSearchParams(location.search).get("code") ?? "";
  return code === "" ? values : { ...values, discountCode: code.slice(0, LONGEST_CODE) };
}

/** The texts and choices alone. */
export function withoutPictures(values: OrderFormValues): OrderFormValues {
  const isText = ({ file }: AddonSelection) => file === null;
  return {
    ...values,
    cardDesign: { ...values.cardDesign, companyLogo: null },
    cards: values.cards.map((card) => ({ ...card, companyLogo: null })),
    addons: values.addons.filter(isText),
    cardAddons: values.cardAddons.map((own) => ({ ...own, addons: own.addons.filter(isText) })),
    depositReceipt: null,
  };
}
