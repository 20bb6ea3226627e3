import type { OrderForm } from "./order-form.ts";

export const MAX_PHONE_NUMBERS = 10;

/** The parts of an order whose fields customers fill in. */
export type OrderPart = "personalInfo" | "cardDesign" | "deliveryInfo";

/** The pictures of a part; they are sent as files beside the fields. */
interface PartPictures {
  personalInfo: never;
  cardDesign: "companyLogo";
  deliveryInfo: never;
}

/**
 * What a field holds: words in any language, a code that is left-to-right in all of them, a choice among
 * the product's, or a record of the shop, which is sent by its id and answered with its name.
 */
type KindOf<Value> = Value extends boolean
  ? "yesNo"
  : Value extends readonly string[]
    ? "phones"
    : "text" | "code" | "email" | "phone" | "link" | "choice" | "record";
export type FieldKind = KindOf<boolean> | KindOf<string[]> | KindOf<string> | "picture";

interface Facts<Kind = FieldKind> {
  kind: Kind;
  isOptional?: true;
  /** Whether the order's own page shows it: whoever has the link may read it there. */
  isOnPage?: true;
  /** Whether the messages about a new order say it; of the person only those to staff. */
  isInMail?: true;
  /** Whether its customer may correct it on that page. Staff see and correct all. */
  isCorrectable?: true;
}

/** What nothing follows from in a part: the messages tell the card by its price. */
interface Unused {
  personalInfo: { isCorrectable?: never };
  cardDesign: { isInMail?: never; isCorrectable?: never };
  deliveryInfo: object;
}

/**
 * Every field of the order, from the first that is shown to the last. The API's answers, the summary, the
 * order's page, the panel, corrections, messages and the history follow from this list; what differs in
 * one of them stands there.
 */
export const ORDER_FIELDS = {
  personalInfo: {
    firstName: { kind: "text", isInMail: true },
    lastName: { kind: "text" },
    position: { kind: "text", isOnPage: true },
    organization: { kind: "text", isOnPage: true, isInMail: true },
    phoneNumbers: { kind: "phones", isInMail: true },
    email: { kind: "email", isInMail: true },
    businessEmail: { kind: "email", isOptional: true },
    linkedinUrl: { kind: "link", isOptional: true },
    instagramUrl: { kind: "link", isOptional: true },
  },
  cardDesign: {
    nameOnCard: { kind: "text", isOnPage: true },
    color: { kind: "choice", isOnPage: true },
    colorName: { kind: "text" },
    includePrintedLogo: { kind: "yesNo" },
    companyLogo: { kind: "picture", isOptional: true },
  },
  deliveryInfo: {
    country: { kind: "record", isOnPage: true },
    city: { kind: "record" },
    typedCountry: { kind: "text" },
    typedCity: { kind: "text" },
    addressLine1: { kind: "text", isOnPage: true, isInMail: true, isCorrectable: true },
    addressLine2: { kind: "text", isOptional: true, isCorrectable: true },
    postcode: { kind: "code", isOptional: true, isOnPage: true, isCorrectable: true },
    useSameContact: { kind: "yesNo" },
    deliveryPhone: { kind: "phone", isOnPage: true, isInMail: true, isCorrectable: true },
    deliveryEmail: { kind: "email" },
  },
} as const satisfies {
  [Part in OrderPart]: {
    [Name in keyof OrderForm[Part]]: Facts<KindOf<OrderForm[Part][Name]>> & Unused[Part];
  } & Record<PartPictures[Part], Facts<"picture"> & Unused[Part]>;
};

export type FieldName<Part extends OrderPart> = Part extends OrderPart
  ? keyof (typeof ORDER_FIELDS)[Part] & string
  : never;
export type OrderField = FieldName<OrderPart>;

/** The names of those fields of a part of which this is true, such as `{ isOptional: true }`. */
export type NameWith<Part extends OrderPart, True> = {
  [Name in FieldName<Part>]: (typeof ORDER_FIELDS)[Part][Name] extends True ? Name : never;
}[FieldName<Part>];

/** A value for every field of a part; code that uses this type does not compile while one is missing. */
export type ForEveryField<Part extends OrderPart, View> = Record<FieldName<Part>, View>;

export interface Field<Part extends OrderPart = OrderPart> extends Facts {
  name: FieldName<Part>;
}

/** The fields of a part, from the first that is shown to the last. */
export function fieldsOf<Part extends OrderPart>(part: Part): Field<Part>[] {
  const fields = Object.entries<Facts>(ORDER_FIELDS[part]);
  return fields.map(([name, facts]) => ({ ...facts, name: name as FieldName<Part> }));
}

/** Those whose values are stored and answered as they are, not as a record's. */
export function plainFieldsOf<Part extends OrderPart>(part: Part) {
  return fieldsOf(part).filter(({ kind }) => kind !== "record") as PlainField<Part>[];
}

/** The names of those fields, which are also those of the order's columns. */
export const plainNamesOf = <Part extends OrderPart>(part: Part): PlainName<Part>[] =>
  plainFieldsOf(part).map(({ name }) => name);

type PlainField<Part extends OrderPart> = Field<Part> & {
  kind: Exclude<FieldKind, "record">;
  name: PlainName<Part>;
};
export type PlainName<Part extends OrderPart> = NameWith<
  Part,
  { kind: Exclude<FieldKind, "record"> }
>;

/** A part of the form in which nothing was filled in, without its pictures. */
export function emptyPart<Part extends OrderPart>(part: Part): OrderForm[Part] {
  const fields = fieldsOf(part).filter(({ kind }) => kind !== "picture");
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === "yesNo" ? false : kind === "phones" ? [] : ""]),
  ) as OrderForm[Part];
}
