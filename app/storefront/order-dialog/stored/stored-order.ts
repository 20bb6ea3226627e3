import type { Product } from "#shared/catalog/product.ts";
import { CARD_LOGOS, MOST_CARDS_OF_ORDER } from "#shared/orders/further-card.ts";
import { MAX_PHONE_NUMBERS } from "#shared/orders/order-fields.ts";
import {
  reservationSchema,
  orderSchema,
  type Order,
  type Reservation,
} from "#shared/orders/order.ts";
import { PAYMENT_METHODS } from "#shared/orders/payment-method.ts";

import type { AgainValues } from "../order-again.ts";
import {
  designOf,
  emptyCard,
  emptyOrder,
  type AddonSelection,
  type OrderFormValues,
} from "../order-form-values.ts";
import { ORDER_STEPS, type OrderStep } from "../order-steps.ts";
import { fitted } from "./fitted.ts";

/**
 * A placed order. Without `order` only its number is known: it has been placed with other details.
 */
export interface PlacedOrder {
  orderNumber: string;
  order: Order | null;
}

/** An order as it is stored on the visitor's device, pictures included. */
export interface StoredOrder {
  values: OrderFormValues;
  /** The step that was shown last. */
  step: OrderStep;
  reservation: Reservation | null;
  /** The idempotency key, the same for every attempt to place this order. */
  key: string;
  /** It was sent, and no response has arrived. */
  wasSent: boolean;
  placed: PlacedOrder | null;
  /** In milliseconds since 1970. */
  savedAt: number;
  /** The page that saved it, to distinguish several tabs. */
  savedBy: string;
  /** A picture could not be stored. */
  lacksPictures: boolean;
  /** What was asked for when this one was found: an order like an earlier one. */
  instead?: AgainValues | null;
}

const DAY_MS = 24 * 60 * 60_000;
/** A device may be shared: an order that nobody continues is forgotten. */
const KEPT_MS = 7 * DAY_MS;
/** The confirmation of an order is stored shorter. */
const CONFIRMATION_KEPT_MS = DAY_MS;

/**
 * What was read from the device, if it is still usable: null when it is too old. It may have been
 * written by another version of the shop, so only values that fit the present form are taken.
 */
export function parseStoredOrder(read: unknown, product: Product, now: number): StoredOrder | null {
  const stored = fitted(shapeOf(product), read);
  const age = now - stored.savedAt;
  const placed = placedOrder(read);
  if (stored.key === "" || age < -DAY_MS) return null;
  if (age > (placed ? CONFIRMATION_KEPT_MS : KEPT_MS)) return null;
  return {
    ...stored,
    values: usable(stored.values, product),
    step: ORDER_STEPS.find((step) => step === stored.step) ?? ORDER_STEPS[0]!,
    reservation: reservationSchema.safeParse(stored.reservation).data ?? null,
    placed,
  };
}

const ADDON_SHAPE: AddonSelection = {
  addon: "",
  title: "",
  inputType: "text",
  price: 0,
  addonValue: "",
  valueLabel: "",
  file: null,
};

function shapeOf(product: Product) {
  return {
    values: {
      ...emptyOrder(product, ""),
      cards: [emptyCard("")],
      addons: [ADDON_SHAPE],
      cardAddons: [{ isOwn: false, addons: [ADDON_SHAPE] }],
    },
    step: "",
    reservation: { _id: "", id: "", orderNumber: "", pageToken: "" },
    key: "",
    wasSent: false,
    savedAt: 0,
    savedBy: "",
    lacksPictures: false,
  };
}

function usable(values: OrderFormValues, product: Product): OrderFormValues {
  const { personalInfo, cardDesign, cards, addons, cardAddons, paymentMethod } = values;
  const phones = personalInfo.phoneNumbers.slice(0, MAX_PHONE_NUMBERS);
  return {
    ...values,
    personalInfo: { ...personalInfo, phoneNumbers: phones.length > 0 ? phones : [""] },
    cardDesign: { ...cardDesign, ...designOf(product, cardDesign.color) },
    cards: cards.slice(0, MOST_CARDS_OF_ORDER - 1).map((card) => ({
      ...card,
      color: designOf(product, card.color).color,
      logo: CARD_LOGOS.find((logo) => logo === card.logo) ?? "same",
    })),
    addons: addons.filter(isWhole),
    cardAddons: cardAddons
      .slice(0, cards.length)
      .map((own) => ({ ...own, addons: own.addons.filter(isWhole) })),
    paymentMethod: PAYMENT_METHODS.find((method) => method === paymentMethod) ?? "cash",
  };
}

const isWhole = ({ inputType, file }: AddonSelection) => inputType !== "image" || file !== null;

function placedOrder(read: unknown): PlacedOrder | null {
  const { placed } = fitted({ placed: { orderNumber: "" } }, read);
  if (placed.orderNumber === "") return null;
  const { order } = (read as { placed: { order?: unknown } }).placed;
  return { ...placed, order: orderSchema.safeParse(order).data ?? null };
}
