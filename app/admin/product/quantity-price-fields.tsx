import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MOST_CARDS_OF_ORDER } from "#shared/orders/further-card.ts";

import { Currency } from "../resource/currency.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import type { ProductValues } from "./product-values.ts";

/** What each card costs in orders of several. */
export function QuantityPriceFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const rows = useFieldArray({ control: form.control, name: "quantityPrices" });
  const plain = { dir: "ltr", autoComplete: "off", required: true } as const;
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="text-label font-medium">{m.panel_product_quantity_prices()}</legend>
      <p className="mt-1 text-note text-ink-2">{m.panel_product_quantity_hint()}</p>
      <ul className="mt-3 grid gap-4">
        {rows.fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <RecordField
              form={form}
              name={`quantityPrices.${index}.from`}
              label={m.panel_product_quantity_from()}
              inputMode="numeric"
              {...plain}
            />
            <RecordField
              form={form}
              name={`quantityPrices.${index}.price`}
              label={m.panel_product_quantity_price()}
              inputMode="decimal"
              trailing={<Currency />}
              {...plain}
            />
            <IconButton
              label={m.panel_product_quantity_remove()}
              onClick={() => rows.remove(index)}
              className="mt-7"
            >
              <Trash2 size={17} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <FieldError>{form.formState.errors.quantityPrices?.root?.message}</FieldError>
      {rows.fields.length < MOST_CARDS_OF_ORDER - 1 && (
        <Button
          variant="line"
          onClick={() => rows.append({ from: "", price: "" })}
          className="mt-4"
        >
          <Plus size={17} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_product_quantity_add()}
        </Button>
      )}
    </fieldset>
  );
}
