import type { UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";

import { Currency } from "../resource/currency.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { SectionHead } from "../resource/section-head.tsx";
import { TranslationFields } from "../resource/translation-fields.tsx";
import { PauseFields } from "./pause-fields.tsx";
import type { ProductValues } from "./product-values.ts";
import { QuantityPriceFields } from "./quantity-price-fields.tsx";

/** What the product is called, what is reported of it, and what it costs. */
export function ProductFields({ form }: { form: UseFormReturn<ProductValues> }) {
  return (
    <section className="min-w-0">
      <SectionHead title={m.panel_product_about()} />
      <div className="mt-5 grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <TranslationFields
          form={form}
          name="title"
          labels={{ en: m.panel_product_title(), ar: m.panel_product_title_ar() }}
        />
        <TranslationFields
          form={form}
          name="description"
          isLong
          labels={{ en: m.panel_product_description(), ar: m.panel_product_description_ar() }}
        />
        <RecordField
          form={form}
          name="price"
          label={m.panel_column_price()}
          hint={m.panel_product_price_hint({ price: DEFAULT_PRICE_JOD })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          trailing={<Currency />}
        />
        <Switch
          {...form.register("isMainProduct")}
          label={m.panel_product_main()}
          description={m.panel_product_main_hint()}
          className="md:mt-6"
        />
        <QuantityPriceFields form={form} />
        <PauseFields form={form} />
      </div>
    </section>
  );
}
