import { Fragment, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import {
  fieldsOf,
  type Field,
  type FieldKind,
  type FieldName,
  type NameWith,
  type OrderField,
  type OrderPart,
} from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";

/** What each field of the order is called wherever it is shown. */
export const ORDER_LABELS: Record<OrderField, () => string> = {
  firstName: m.order_first_name,
  lastName: m.order_last_name,
  position: m.order_position,
  organization: m.order_organization,
  phoneNumbers: m.order_summary_phones,
  email: m.order_email,
  businessEmail: m.order_business_email,
  linkedinUrl: m.order_linkedin,
  instagramUrl: m.order_instagram,
  nameOnCard: m.order_name_on_card,
  color: m.order_color,
  // Nobody types it: it belongs to the colour.
  colorName: m.order_color,
  includePrintedLogo: m.order_summary_printed_logo,
  companyLogo: m.order_company_logo,
  country: m.order_country,
  city: m.order_city,
  typedCountry: m.order_typed_country,
  typedCity: m.order_typed_city,
  addressLine1: m.order_address_1,
  addressLine2: m.order_address_2,
  postcode: m.order_postcode,
  useSameContact: m.order_same_contact,
  deliveryPhone: m.order_delivery_phone,
  deliveryEmail: m.order_delivery_email,
};

/** A switch in words. */
export const yesOrNo = (is: boolean) => (is ? m.order_summary_yes() : m.order_summary_no());

/** A field of an order with its value. */
export type FilledField<Part extends OrderPart = OrderPart> = Field<Part> &
  (
    | { kind: "text" | "code" | "email" | "phone" | "link" | "picture"; value: string }
    | { kind: "phones"; value: string[] }
    | { kind: "yesNo"; value: boolean }
  );
/** What was chosen is reported in a way of its own everywhere. */
type ChosenKind = Exclude<FieldKind, FilledField["kind"]>;

/** The fields of a part with their values. Those of chosen kinds have views of their own. */
export function filledFields<Part extends OrderPart>(
  part: Part,
  order: Pick<Order, Part>,
): FilledField<Part>[] {
  const values: Record<string, unknown> = { ...order[part] };
  return fieldsOf(part).map((field) => {
    return { ...field, value: values[field.name] } as FilledField<Part>;
  });
}

/** Views in place of those of the fields' kinds; null for a field that is shown with another. */
export type OwnViews<Part extends OrderPart, Kind extends FieldKind = ChosenKind> = Partial<
  Record<FieldName<Part>, ReactNode>
> &
  Record<NameWith<Part, { kind: Kind }>, ReactNode>;

/** The views of these fields, one after the other: their own ones, and otherwise those of their kinds. */
export function partViews<Part extends OrderPart, Shown extends Field<Part>>(
  fields: readonly Shown[],
  own: Partial<Record<FieldName<Part>, ReactNode>>,
  viewOf: (field: Shown) => ReactNode,
): ReactNode {
  return fields.map((field) => (
    <Fragment key={field.name}>{field.name in own ? own[field.name] : viewOf(field)}</Fragment>
  ));
}
