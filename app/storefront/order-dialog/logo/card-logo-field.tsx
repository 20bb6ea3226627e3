import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { CARD_LOGOS, type CardLogo } from "#shared/orders/further-card.ts";

import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { LogoPicker } from "./logo-picker.tsx";

const LABELS: Record<CardLogo, () => string> = {
  same: m.order_cards_same,
  own: m.order_cards_logo_own,
  none: m.order_cards_logo_none,
};

/** The logo of a further card: a line that says that it is the first card's, until another is wanted. */
export function CardLogoField({ index }: { index: number }) {
  const { placed } = useOrderDialog();
  const { control, setValue } = useFormContext<OrderFormValues>();
  const [logo, picture] = useWatch({
    control,
    name: [`cards.${index}.logo`, `cards.${index}.companyLogo`],
  });
  const [isAsked, setAsked] = useState(false);
  if (logo === "same" && (!isAsked || placed)) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-2">
        {m.order_cards_logo_line()}
        {!placed && (
          <button
            type="button"
            aria-label={m.order_cards_logo_change({ number: index + 2 })}
            onClick={() => setAsked(true)}
            className="-my-2 min-h-11 rounded-badge px-1"
          >
            <span className="text-note rule-link">{m.order_cards_change()}</span>
          </button>
        )}
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <RadioCards
        label={m.order_company_logo()}
        name={`cards.${index}.logo`}
        options={CARD_LOGOS.map((value) => ({
          value,
          label: LABELS[value](),
          disabled: placed !== null,
        }))}
        value={logo}
        onValueChange={(chosen) => {
          setAsked(true);
          setValue(`cards.${index}.logo`, chosen as CardLogo);
        }}
      />
      {logo === "own" && (
        <LogoPicker
          of={`cards.${index}`}
          label={m.order_cards_logo_of({ number: index + 2 })}
          isPrinted={picture !== null}
        />
      )}
    </div>
  );
}
