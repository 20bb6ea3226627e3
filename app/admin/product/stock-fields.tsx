import { useWatch, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";

import { RecordField } from "../resource/record-fields.tsx";
import type { ProductValues } from "./product-values.ts";

/** How many cards of a colour are left, where that is counted. */
export function StockFields({
  form,
  index,
}: {
  form: UseFormReturn<ProductValues>;
  index: number;
}) {
  const path = `cardDesigns.${index}` as const;
  const isCounted = useWatch({ control: form.control, name: `${path}.isCounted` });
  const number = { inputMode: "numeric", dir: "ltr", autoComplete: "off", required: true } as const;
  return (
    <div className="grid items-start gap-x-6 gap-y-5 border-t border-line p-4 md:grid-cols-2 md:p-5">
      <Switch
        {...form.register(`${path}.isCounted`)}
        label={m.panel_product_count()}
        description={m.panel_product_count_hint()}
        className="md:col-span-2"
      />
      {isCounted && (
        <>
          <RecordField
            form={form}
            name={`${path}.left`}
            label={m.panel_product_left()}
            {...number}
          />
          <RecordField
            form={form}
            name={`${path}.lowMark`}
            label={m.panel_product_low()}
            hint={m.panel_product_low_hint()}
            {...number}
          />
        </>
      )}
    </div>
  );
}
