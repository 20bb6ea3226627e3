import { useWatch, type UseFormReturn } from "react-hook-form";

import { cardTone, hexOf } from "#app/card/card-tone.ts";
import { m } from "#app/i18n/translations.ts";

import { RecordField } from "../resource/record-fields.tsx";
import type { ProductValues } from "./product-values.ts";

/** A colour as a word or a code, typed or picked. */
export function ColorField({ form, index }: { form: UseFormReturn<ProductValues>; index: number }) {
  const name = `cardDesigns.${index}.color` as const;
  const color = useWatch({ control: form.control, name });
  return (
    <RecordField
      form={form}
      name={name}
      label={m.panel_product_color()}
      hint={m.panel_product_color_hint()}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      required
      trailing={
        <input
          type="color"
          aria-label={m.panel_product_color_pick()}
          value={hexOf(color) ?? cardTone(color).mid.toLowerCase()}
          onChange={(event) =>
            form.setValue(name, event.target.value, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            })
          }
          className="size-11 cursor-pointer rounded-badge border-0 bg-transparent p-2 focus-ring md:me-1 md:size-7 md:p-0"
        />
      }
    />
  );
}
