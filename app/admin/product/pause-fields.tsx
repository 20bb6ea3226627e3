import { useWatch, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";

import { RecordField } from "../resource/record-fields.tsx";
import type { ProductValues } from "./product-values.ts";

/** Whether it can't be ordered for a while, and what visitors read meanwhile. */
export function PauseFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const isPaused = useWatch({ control: form.control, name: "isPaused" });
  return (
    <>
      <Switch
        {...form.register("isPaused")}
        label={m.panel_product_paused()}
        description={m.panel_product_paused_hint()}
        className="md:col-span-2"
      />
      {isPaused && (
        <>
          <RecordField
            form={form}
            name="pausedText"
            label={m.panel_product_paused_text()}
            lang="en"
            dir="ltr"
          />
          <RecordField
            form={form}
            name="pausedTextAr"
            label={m.panel_product_paused_text_ar()}
            lang="ar"
            dir="rtl"
          />
        </>
      )}
    </>
  );
}
