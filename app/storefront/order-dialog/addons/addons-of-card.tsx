import { useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

import { useOrderDialog } from "../order-dialog-context.ts";
import { ownAddonsOf, withOwnAddons, type OrderFormValues } from "../order-form-values.ts";

/**
 * Of which card the addons are chosen, in an order of several: of all, unless somebody wants others for
 * one of them. With one card there is nothing of it.
 */
export function AddonsOfCard({ children }: { children: (person: number) => ReactNode }) {
  const { placed, showCardOf } = useOrderDialog();
  const { control, formState, getValues, setValue } = useFormContext<OrderFormValues>();
  const [cards, cardAddons] = useWatch({ control, name: ["cards", "cardAddons"] });
  const wrong = cards.findIndex((_, index) => formState.errors.cardAddons?.[index] !== undefined);
  const [person, setPerson] = useState(wrong + 1);
  if (cards.length === 0) return children(0);
  const own = person === 0 ? undefined : ownAddonsOf({ cardAddons }, person - 1);
  const isDivided = cards.some((_, index) => ownAddonsOf({ cardAddons }, index));

  function set(isOwn: boolean) {
    // Whoever wants others begins with what all have.
    const addons = isOwn ? getValues("addons").map((chosen) => ({ ...chosen })) : [];
    const next = withOwnAddons(getValues("cardAddons"), person - 1, { isOwn, addons });
    setValue("cardAddons", next);
  }

  return (
    <>
      <SelectField
        label={m.order_addons_for()}
        options={[
          { value: "0", label: isDivided ? m.order_addons_for_others() : m.order_addons_for_all() },
          ...cards.map(({ nameOnCard }, index) => ({
            value: `${index + 1}`,
            label: m.order_addons_for_one({
              card: nameOnCard.trim() || m.order_card_nth({ number: index + 2 }),
            }),
          })),
        ]}
        value={`${person}`}
        onValueChange={(chosen) => {
          setPerson(Number(chosen));
          showCardOf(Number(chosen));
        }}
      />
      {person > 0 && (
        <div className="grid gap-3">
          <p className="text-ink-2">{own ? m.order_addons_own() : m.order_addons_same()}</p>
          {!placed && (
            <Button
              variant="line"
              size="s"
              className="justify-self-start"
              onClick={() => set(!own)}
            >
              {own ? m.order_addons_make_same() : m.order_addons_make_own()}
            </Button>
          )}
        </div>
      )}
      {(person === 0 || own) && children(person)}
    </>
  );
}
