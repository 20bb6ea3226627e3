import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import {
  filledFields,
  ORDER_LABELS,
  partViews,
  yesOrNo,
  type FilledField,
  type OwnViews,
} from "#app/orders/order-fields.tsx";
import type { FieldKind, OrderField, OrderPart } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";

import { Detail } from "../resource/details.tsx";
import { MailLink, PhoneLink, TypedLink } from "../resource/typed-link.tsx";
import { CopyFact } from "./section.tsx";

/** What the panel calls fields otherwise than the shop does. */
const PANEL_LABELS: Partial<Record<OrderField, () => string>> = {
  organization: m.panel_orders_field_organization,
  phoneNumbers: m.panel_orders_field_phones,
  linkedinUrl: m.panel_orders_field_linkedin,
  instagramUrl: m.panel_orders_field_instagram,
  addressLine1: m.panel_orders_field_address_1,
  addressLine2: m.panel_orders_field_address_2,
  useSameContact: m.panel_orders_field_same_contact,
  deliveryEmail: m.panel_orders_field_delivery_email,
};

export function fieldLabel(field: OrderField): string {
  return (PANEL_LABELS[field] ?? ORDER_LABELS[field])();
}

interface PartProps<Part extends OrderPart> {
  part: Part;
  order: Pick<Order, Part>;
  views: OwnViews<Part, "choice" | "record" | "picture">;
}

/** Names and values of every field of a part. */
export function PartDetails<Part extends OrderPart>({ part, order, views }: PartProps<Part>) {
  return partViews(filledFields(part, order), views, (field) => (
    <Detail label={fieldLabel(field.name)}>{detailOf(field)}</Detail>
  ));
}

function detailOf(field: FilledField): ReactNode {
  if (field.kind === "yesNo") return yesOrNo(field.value);
  if (field.kind !== "phones")
    return field.value && (linkTo(field.kind, field.value) ?? field.value);
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-6 md:gap-y-1">
      {field.value.map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
    </span>
  );
}

/** The same, to be copied. Empty fields are left out. */
export function PartCopyFacts<Part extends OrderPart>({ part, order, views }: PartProps<Part>) {
  return partViews(filledFields(part, order), views, copyFactOf);
}

function copyFactOf(field: FilledField): ReactNode {
  const label = fieldLabel(field.name);
  if (field.kind === "yesNo") return <CopyFact label={label} text={yesOrNo(field.value)} />;
  return [field.value].flat().map((text, index) => (
    <CopyFact key={index} label={label} text={text}>
      {linkTo(field.kind, text)}
    </CopyFact>
  ));
}

/** Where a value leads; undefined for mere words. */
function linkTo(kind: FieldKind, text: string): ReactNode {
  if (kind === "email") return <MailLink address={text} />;
  if (kind === "link") return <TypedLink url={text} />;
  return kind === "phone" || kind === "phones" ? <PhoneLink phone={text} /> : undefined;
}
