import { m } from "#app/i18n/translations.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../../names/names.ts";
import { RecordField } from "../../resource/record-fields.tsx";
import { fieldLabel } from "../order-fields.tsx";
import { ColorField } from "./design-fields.tsx";
import type { CorrectionForm } from "./text-fields.tsx";

interface FurtherCardFieldsProps {
  form: CorrectionForm;
  order: StaffOrder;
  /** From 1 on, as `cards.person` of the order. */
  person: number;
}

/** Whose a further card is, and what differs on it. */
export function FurtherCardFields({ form, order, person }: FurtherCardFieldsProps) {
  const index = person - 1;
  // In a new order there may be none yet.
  const ordered = order.cards.findLast((card) => card.person === person) ?? order.cardDesign;
  return (
    <>
      {(["firstName", "lastName", "nameOnCard", "position"] as const).map((name) => (
        <RecordField
          key={name}
          form={form}
          name={`cards.${index}.${name}`}
          label={fieldLabel(name)}
          dir="auto"
          required
        />
      ))}
      <RecordField
        form={form}
        name={`cards.${index}.phone`}
        label={m.order_phone()}
        hint={m.panel_orders_card_phone_hint()}
        type="tel"
        dir="ltr"
        className="rtl:text-end"
      />
      <RecordField
        form={form}
        name={`cards.${index}.email`}
        label={fieldLabel("email")}
        hint={m.panel_orders_card_email_hint()}
        type="email"
        dir="ltr"
      />
      <ColorField
        form={form}
        name={`cards.${index}.color`}
        productId={order.product._id}
        ordered={{
          color: ordered.color,
          label: nameOf("color", ordered.colorName || ordered.color),
        }}
      />
    </>
  );
}
