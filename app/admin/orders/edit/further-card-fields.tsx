import { Controller, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { CARD_LOGOS, type CardLogo } from "#shared/orders/further-card.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../../names/names.ts";
import { PictureField } from "../../resource/picture-field.tsx";
import { RecordField } from "../../resource/record-fields.tsx";
import { fieldLabel } from "../order-fields.tsx";
import { AddonChoices } from "./addon-choices.tsx";
import { cardLike } from "./card-pictures.ts";
import { ColorField } from "./design-fields.tsx";
import type { CorrectionForm } from "./text-fields.tsx";

export interface CardPictures {
  /** Picked logos, by what tells the cards of the form from each other. */
  pictures: Readonly<Record<string, File | null | undefined>>;
  onPicture: (name: string, picture: File | null) => void;
}

interface FurtherCardFieldsProps extends CardPictures {
  form: CorrectionForm;
  order: StaffOrder;
  /** From 1 on, as `cards.person` of the order. */
  person: number;
  /** The order is only what a new one begins like. */
  isNew?: boolean;
}

/** Whose a further card is, and what differs on it. */
export function FurtherCardFields(props: FurtherCardFieldsProps) {
  const { form, order, person } = props;
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
      <CardLogoFields {...props} />
      <CardAddonFields {...props} />
    </>
  );
}

const LOGOS: Record<CardLogo, () => string> = {
  same: m.panel_orders_card_same,
  own: m.order_cards_logo_own,
  none: m.order_cards_logo_none,
};

/** Which logo the card has; another one can be picked. */
function CardLogoFields({ form, order, person, pictures, onPicture }: FurtherCardFieldsProps) {
  const of = `cards.${person - 1}` as const;
  const [logo, mark = ""] = useWatch({
    control: form.control,
    name: [`${of}.logo`, `${of}.logoPicture`],
  });
  return (
    <>
      <Controller
        control={form.control}
        name={`${of}.logo`}
        render={({ field, fieldState }) => (
          <SelectField
            label={m.order_cards_logo_of({ number: person + 1 })}
            error={fieldState.error?.message}
            options={CARD_LOGOS.map((value) => ({ value, label: LOGOS[value]() }))}
            value={field.value ?? "same"}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
      {logo === "own" && (
        <PictureField
          label={m.order_cards_logo_own()}
          file={pictures[mark] ?? null}
          onFileChange={(picked) => onPicture(mark, picked)}
          stored={cardLike(order, { logoPicture: mark })?.companyLogo ?? ""}
          name={`${of}.logoPicture`}
        />
      )}
    </>
  );
}

/** Whether its addons are others than those of the order, and which. */
function CardAddonFields({ form, order, person, isNew }: FurtherCardFieldsProps) {
  const of = `cards.${person - 1}` as const;
  const [isOwn, mark = ""] = useWatch({
    control: form.control,
    name: [`${of}.ownAddons`, `${of}.logoPicture`],
  });
  return (
    <div className="grid gap-4 md:col-span-2">
      <Switch
        label={m.panel_orders_card_addons({ number: person + 1 })}
        description={m.panel_orders_card_addons_hint()}
        checked={isOwn ?? false}
        onChange={({ currentTarget }) =>
          form.setValue(`${of}.ownAddons`, currentTarget.checked, { shouldDirty: true })
        }
      />
      {isOwn && (
        <AddonChoices
          form={form}
          name={`${of}.addons`}
          ordered={cardLike(order, { logoPicture: mark })?.addons ?? order.addons}
          isNew={isNew}
        />
      )}
    </div>
  );
}
