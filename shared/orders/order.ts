import { z } from "zod";

import { INPUT_TYPES } from "../addons/input-types.ts";
import { PRINTED_LINES } from "../companies/printed-lines.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { LOCALES } from "../i18n/locale.ts";
import { idFields, idSchema } from "../id-schema.ts";
import {
  plainFieldsOf,
  type FieldKind,
  type ORDER_FIELDS,
  type OrderPart,
  type PlainName,
} from "./order-fields.ts";
import { KNOWN_ORDER_STATUSES } from "./order-status.ts";
import { PAYMENT_METHODS, PAYMENT_STATES } from "./payment-method.ts";

/**
 * An order in API responses. Names, prices and fees are copies from the time when it was placed: no
 * later change of the catalogue affects them, and none of them is ever null.
 */
const picturePath = z.string().meta({ description: "Signed path of a private picture, or ''" });

/** Of the kinds that are answered otherwise than as text. */
const ANSWERS = { phones: z.array(z.string()), yesNo: z.boolean(), picture: picturePath };

type Answers<Part extends OrderPart> = {
  [Name in PlainName<Part>]: (typeof ORDER_FIELDS)[Part][Name] extends {
    kind: infer Kind extends keyof typeof ANSWERS;
  }
    ? (typeof ANSWERS)[Kind]
    : z.ZodString;
};

/** The schemas of a part's fields, but for the shop's records. */
function answersOf<Part extends OrderPart>(part: Part): Answers<Part> {
  const answers: Partial<Record<FieldKind, z.ZodType>> = ANSWERS;
  const fields = plainFieldsOf(part).map(({ name, kind }) => [name, answers[kind] ?? z.string()]);
  return Object.fromEntries(fields) as Answers<Part>;
}

export const orderAddonSchema = z
  .object({
    addon: z.object({
      _id: idSchema,
      id: idSchema,
      title: z.string(),
      inputType: z.enum(INPUT_TYPES),
      price: z.number(),
    }),
    addonValue: z.string(),
    inputType: z.enum(INPUT_TYPES),
    price: z.number(),
  })
  .meta({ id: "OrderedAddon" });
export type OrderAddon = z.infer<typeof orderAddonSchema>;

/** A card of an order as it was ordered. */
export const orderedCardSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  nameOnCard: z.string(),
  position: z.string(),
  phone: z.string().meta({ description: "The order's first where the card has none of its own" }),
  email: z.string().meta({ description: "The order's where the card has none of its own" }),
  color: z.string(),
  colorName: z.string(),
  companyLogo: picturePath.optional().meta({
    description: "Only where it is not that of the first card: its own, or '' for none",
  }),
  addons: z
    .array(orderAddonSchema)
    .optional()
    .meta({ description: "Only where they are chosen apart from those of the first card" }),
});
export type OrderedCard = z.infer<typeof orderedCardSchema>;

export const orderSchema = z
  .object({
    ...idFields,
    orderNumber: z.string(),
    status: z.enum(KNOWN_ORDER_STATUSES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentState: z.enum(PAYMENT_STATES),
    receiptReason: z
      .string()
      .meta({ description: "Why a better receipt was asked for last, or ''" }),
    language: z.enum(LOCALES).meta({ description: "In which the shop writes to the customer" }),
    customerFullName: z.string(),
    fullAddress: z.string(),
    discount: z
      .object({ code: z.string(), amount: z.number() })
      .optional()
      .meta({ description: "What is taken off product and addons; only where a code was used" }),
    tax: z.number().optional().meta({
      description: "Sales tax that `total` holds beside the prices; only where it is added to them",
    }),
    total: z.number(),
    totalAmount: z.number(),
    product: z.object({
      _id: idSchema,
      id: idSchema,
      title: z.string(),
      name: z.string(),
      price: z.number(),
    }),
    personalInfo: z.object(answersOf("personalInfo")),
    cardDesign: z.object(answersOf("cardDesign")),
    quantity: z.int().optional().meta({ description: "How many cards, if it has several" }),
    cards: z
      .array(orderedCardSchema.meta({ id: "OrderedCard" }))
      .optional()
      .meta({
        description:
          "All of them, if it has several: the first is that of `personalInfo` and `cardDesign`",
      }),
    isOfCompany: z
      .literal(true)
      .optional()
      .meta({ description: "Of a company, whose people have the cards" }),
    unprinted: z
      .array(z.enum(PRINTED_LINES))
      .optional()
      .meta({ description: "What of each person a company leaves out on the cards, if anything" }),
    backText: z
      .string()
      .optional()
      .meta({ description: "What a company has printed on the back of all cards, if anything" }),
    setup: z.number().optional().meta({ description: "Once for all cards, if it was quoted" }),
    deposit: z
      .number()
      .optional()
      .meta({ description: "What of the total is paid before the cards are made, if not all" }),
    addons: z.array(orderAddonSchema).meta({
      description: "Of the first card, and of each that has none of its own",
    }),
    addonImages: z.array(picturePath),
    deliveryInfo: z.object({
      country: z.object({ _id: idSchema, id: idSchema, name: z.string() }),
      city: z.object({ _id: idSchema, id: idSchema, name: z.string(), deliveryFee: z.number() }),
      cityFee: z.number(),
      ...answersOf("deliveryInfo"),
    }),
    despositeTransactionImg: picturePath,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Order" });
export type Order = z.infer<typeof orderSchema>;

export const orderAnswerSchema = itemEnvelope(orderSchema);

/** The number of an order that is still being filled in. */
export const reservationSchema = z
  .object({
    ...idFields,
    orderNumber: z.string(),
    pageToken: z.string().meta({
      description: "Opens the order's page once it is placed: `/orders/{pageToken}`",
    }),
  })
  .meta({ id: "Reservation" });
export type Reservation = z.infer<typeof reservationSchema>;
export const reservationAnswerSchema = itemEnvelope(reservationSchema);
