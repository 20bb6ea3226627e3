import { Controller, useFormContext, useWatch } from "react-hook-form";

import { ColorChoice } from "#app/card/color-choice.tsx";
import { m } from "#app/i18n/translations.ts";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import type { CardPerson } from "#shared/orders/further-card.ts";

import { Fields, Pair } from "../fields.tsx";
import { useLater } from "../later-parts.ts";
import { LettersNote } from "../letters-note.tsx";
import { CardLogoField } from "../logo/card-logo-field.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { PhoneField } from "../phone-field.tsx";
import { designChoices } from "./design-choices.ts";
import { useLiveCard } from "./use-live-card.ts";

/** Whose a further card is, and what differs on it. */
export function FurtherCardFields({ index }: { index: number }) {
  const { product } = useOrderDialog();
  const { control, trigger } = useFormContext<OrderFormValues>();
  const { face } = useLiveCard(index + 1);
  return (
    <Fields className="px-4 pt-1 pb-5">
      <Pair>
        <CardLine index={index} name="firstName" follows />
        <CardLine index={index} name="lastName" follows />
      </Pair>
      <CardLine index={index} name="nameOnCard" isPrinted />
      <CardLine index={index} name="position" isPrinted />
      <Controller
        control={control}
        name={`cards.${index}.phone`}
        render={({ field, fieldState }) => (
          <PhoneField
            label={m.order_phone()}
            aside={m.order_optional()}
            hint={m.order_cards_phone_hint()}
            autoComplete="off"
            name={field.name}
            ref={field.ref}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={() => field.value !== "" && void trigger(field.name)}
            error={fieldState.error?.message}
          />
        )}
      />
      <CardLine
        index={index}
        name="email"
        label={m.order_cards_email()}
        required={false}
        aside={m.order_optional()}
        hint={m.order_cards_email_hint()}
        type="email"
        dir="ltr"
        className="rtl:text-end"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Controller
        control={control}
        name={`cards.${index}.color`}
        render={({ field, fieldState }) => (
          <ColorChoice
            legend={ORDER_LABELS.color()}
            name={field.name}
            print={face}
            designs={designChoices(product)}
            error={fieldState.error && <FieldError>{fieldState.error.message}</FieldError>}
            value={field.value}
            onBlur={field.onBlur}
            onValueChange={field.onChange}
          />
        )}
      />
      <CardLogoField index={index} />
    </Fields>
  );
}

type LineName = Exclude<keyof CardPerson, "phone" | "color">;

interface CardLineProps extends Partial<TextFieldProps> {
  index: number;
  name: LineName;
  isPrinted?: boolean;
  /** The name on the card follows it until that is edited. */
  follows?: boolean;
}

function CardLine({ index, name, isPrinted = false, follows = false, ...input }: CardLineProps) {
  const path = `cards.${index}.${name}` as const;
  const { register, getFieldState, getValues, setValue, trigger, formState } =
    useFormContext<OrderFormValues>();

  function followName(before: string) {
    const { nameOnCard, ...card } = getValues(`cards.${index}`);
    if (nameOnCard !== "" && nameOnCard !== before) return;
    setValue(`cards.${index}.nameOnCard`, fullName(card));
  }

  const check = () => getValues(path).trim() !== "" && void trigger(path);
  const { onChange, ...registered } = register(path, { onBlur: check });
  return (
    <TextField
      {...registered}
      onChange={async (event) => {
        const before = fullName(getValues(`cards.${index}`));
        await onChange(event);
        if (follows) followName(before);
      }}
      label={ORDER_LABELS[name]()}
      required
      autoComplete="off"
      autoCapitalize="words"
      note={isPrinted ? <PrintedLetters path={path} /> : undefined}
      error={getFieldState(path, formState).error?.message}
      {...input}
    />
  );
}

const fullName = ({ firstName, lastName }: Pick<CardPerson, "firstName" | "lastName">) =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

function PrintedLetters({ path }: { path: `cards.${number}.${LineName}` }) {
  const later = useLater();
  const typed = useWatch<OrderFormValues, typeof path>({ name: path });
  return later ? <LettersNote letters={later.unprintableSigns(typed)} /> : null;
}
