import { Plus, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { follow, nameOnCardOf } from "#app/orders/follow.ts";
import { Button } from "#app/ui/button.tsx";
import { MOST_CARDS_OF_ORDER } from "#shared/orders/further-card.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { newCard } from "./card-pictures.ts";
import { EditPart } from "./edit-part.tsx";
import { FurtherCardFields, type CardPictures } from "./further-card-fields.tsx";
import type { NewOrderValues } from "./new-order-values.ts";
import type { CorrectionForm } from "./text-fields.tsx";

interface FurtherCardsProps extends CardPictures {
  form: UseFormReturn<NewOrderValues>;
  like: StaffOrder;
}

/** The cards of other people in a new order. */
export function FurtherCards({ form, like, pictures, onPicture }: FurtherCardsProps) {
  const rows = useFieldArray({ control: form.control, name: "cards" });
  // Not by the array's own methods: they check all its fields, and those of a new card are not wrong yet.
  const put = (cards: NewOrderValues["cards"]) =>
    form.setValue("cards", cards, { shouldDirty: true });
  const count = rows.fields.length;
  useEffect(() => {
    const ends = Array.from({ length: count }, (_, index) =>
      follow(form, `cards.${index}.nameOnCard`, ({ cards }) =>
        cards?.[index] ? nameOnCardOf({ personalInfo: cards[index] }) : "",
      ),
    );
    return () => ends.forEach((end) => end());
  }, [form, count]);
  const now = () => form.getValues("cards") ?? [];
  function add() {
    const color = form.getValues("cardDesign.color") ?? "";
    const empty = {
      firstName: "",
      lastName: "",
      nameOnCard: "",
      position: "",
      phone: "",
      email: "",
    };
    const none = { logo: "same" as const, logoPicture: newCard(), ownAddons: false, addons: [] };
    flushSync(() => put([...now(), { ...empty, color, ...none }]));
    form.setFocus(`cards.${now().length - 1}.firstName`);
  }
  return (
    <>
      {rows.fields.map(({ id }, index) => (
        <EditPart key={id} title={m.order_card_nth({ number: index + 2 })}>
          <FurtherCardFields
            form={form as unknown as CorrectionForm}
            order={like}
            person={index + 1}
            isNew
            pictures={pictures}
            onPicture={onPicture}
          />
          <Button
            variant="quiet"
            onClick={() => put(now().toSpliced(index, 1))}
            className="-ms-3 self-end justify-self-start px-3!"
          >
            <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.order_cards_remove({ number: index + 2 })}
          </Button>
        </EditPart>
      ))}
      {rows.fields.length < MOST_CARDS_OF_ORDER - 1 && (
        <Button variant="line" onClick={add} className="justify-self-start">
          <Plus size={17} strokeWidth={1.6} aria-hidden="true" />
          {m.order_cards_add()}
        </Button>
      )}
    </>
  );
}
