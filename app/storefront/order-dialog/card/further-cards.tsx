import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { BULK_FROM, tierOf } from "#shared/bulk-orders/bulk-tiers.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import { MOST_CARDS_OF_ORDER } from "#shared/orders/further-card.ts";

import { colorNameOf } from "../../layout/in-language.ts";
import { draftPrice, draftQuantity } from "../draft-total.ts";
import { useOrderDialog } from "../order-dialog-context.ts";
import { emptyCard, type OrderFormValues } from "../order-form-values.ts";
import { useNetPrice } from "../use-order-total.ts";
import { FurtherCardFields } from "./further-card-fields.tsx";

/** The cards of other people in the same order. One of them is open at a time, and those with mistakes. */
export function FurtherCards() {
  const { product, placed, showCardOf } = useOrderDialog();
  const { control, getValues, setValue, formState } = useFormContext<OrderFormValues>();
  const rows = useFieldArray({ control, name: "cards" });
  const cards = useWatch({ control, name: "cards" });
  const [opened, setOpened] = useState(-1);
  const count = draftQuantity({ cards });
  const netPrice = useNetPrice();

  function add() {
    const index = rows.fields.length;
    rows.append(emptyCard(getValues("cardDesign.color")), {
      focusName: `cards.${index}.firstName`,
    });
    setOpened(index);
    showCardOf(index + 1);
  }

  function remove(index: number) {
    rows.remove(index);
    setValue("cardAddons", getValues("cardAddons").toSpliced(index, 1));
    setOpened(-1);
    showCardOf(0);
  }

  return (
    <div className="grid gap-4 border-t border-line pt-6">
      {rows.fields.map(({ id }, index) => {
        const isOpen = opened === index || formState.errors.cards?.[index] !== undefined;
        const card = cards[index];
        return (
          <section
            key={id}
            onFocus={() => showCardOf(index + 1)}
            className="rounded-field shadow-line-2"
          >
            <div className="flex items-center gap-1 pe-1">
              <h4 className="min-w-0 flex-1">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? -1 : index)}
                  className="flex min-h-13 w-full items-center gap-3 ps-4 pe-2 py-2 text-start"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-label">
                      {m.order_card_nth({ number: index + 2 })}
                    </span>
                    {!isOpen && (
                      <span className="block truncate text-note text-ink-2">
                        <bdi>{card?.nameOnCard || m.order_cards_unnamed()}</bdi> ·{" "}
                        {colorNameOf(product.cardDesigns, card?.color ?? "")}
                      </span>
                    )}
                  </span>
                  <ChevronDown
                    size={18}
                    strokeWidth={1.5}
                    aria-hidden="true"
                    className={classNames("shrink-0 transition-transform", isOpen && "rotate-180")}
                  />
                </button>
              </h4>
              {!placed && (
                <IconButton
                  label={m.order_cards_remove({ number: index + 2 })}
                  onClick={() => remove(index)}
                >
                  <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
              )}
            </div>
            {isOpen && <FurtherCardFields index={index} />}
          </section>
        );
      })}
      {count > 1 && (
        <p className="text-note text-ink-2">
          {m.order_cards_price({ count, price: netPrice(draftPrice(product, { cards })) })}
        </p>
      )}
      {count < MOST_CARDS_OF_ORDER ? (
        !placed && (
          <div>
            <Button variant="line" size="s" onClick={add} className="max-lg:w-full">
              <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
              {m.order_cards_add()}
            </Button>
            {count === 1 && <p className="mt-2 text-note text-ink-2">{m.order_cards_hint()}</p>}
          </div>
        )
      ) : (
        <p className="text-note text-ink-2">
          {m.order_cards_bulk({ from: BULK_FROM, price: formatPrice(tierOf(BULK_FROM).price) })}{" "}
          <a href={pathIn(getLocale(), "/bulk-orders")} className="rule-link">
            {m.order_cards_bulk_link()}
          </a>
        </p>
      )}
    </div>
  );
}
