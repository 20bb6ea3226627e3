import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { MOST_CARDS_OF_ORDER } from "#shared/orders/further-card.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { EditPart } from "./edit-part.tsx";
import { FurtherCardFields } from "./further-card-fields.tsx";
import type { NewOrderValues } from "./new-order-values.ts";
import type { CorrectionForm } from "./text-fields.tsx";

interface FurtherCardsProps {
  form: UseFormReturn<NewOrderValues>;
  like: StaffOrder;
}

/** The cards of other people in a new order. */
export function FurtherCards({ form, like }: FurtherCardsProps) {
  const rows = useFieldArray({ control: form.control, name: "cards" });
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
    rows.append({ ...empty, color }, { focusName: `cards.${rows.fields.length}.firstName` });
  }
  return (
    <>
      {rows.fields.map(({ id }, index) => (
        <EditPart key={id} title={m.order_card_nth({ number: index + 2 })}>
          <FurtherCardFields
            form={form as unknown as CorrectionForm}
            order={like}
            person={index + 1}
          />
          <Button
            variant="quiet"
            onClick={() => rows.remove(index)}
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
