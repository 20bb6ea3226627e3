import { useQuery } from "@tanstack/react-query";
import { Dices } from "lucide-react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { listProducts } from "#shared/catalog/product-calls.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { Discount, DiscountForm } from "#shared/discounts/discount.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { Currency } from "../resource/currency.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import type { RecordFieldsProps } from "../resource/resource-view.ts";
import { listPageQuery } from "../resource/use-resource.ts";
import { newCode } from "./discount-labels.ts";

const PAIR = "grid items-start gap-5 sm:grid-cols-2";
const WHOLE = { type: "number", inputMode: "numeric", min: 1, step: 1 } as const;
const MONEY = { type: "number", inputMode: "decimal", min: 0, step: "any" } as const;

export function DiscountFields({ form }: RecordFieldsProps<Discount, DiscountForm>) {
  return (
    <>
      <CodeField form={form} />
      <div className={PAIR}>
        <RecordField
          form={form}
          name="percent"
          label={m.panel_discounts_percent()}
          hint={m.panel_discounts_kind_hint()}
          {...WHOLE}
          min={0}
          trailing={<span className="pe-2 text-ink-2">%</span>}
        />
        <RecordField
          form={form}
          name="amount"
          label={m.panel_discounts_amount()}
          {...MONEY}
          trailing={<Currency />}
        />
      </div>
      <div className={PAIR}>
        <RecordField form={form} name="startsOn" label={m.panel_discounts_first()} type="date" />
        <RecordField form={form} name="endsOn" label={m.panel_discounts_last()} type="date" />
      </div>
      <div className={PAIR}>
        <RecordField
          form={form}
          name="mostUses"
          label={m.panel_discounts_most()}
          hint={m.panel_discounts_most_hint()}
          {...WHOLE}
        />
        <RecordField
          form={form}
          name="mostPerEmail"
          label={m.panel_discounts_per_email()}
          {...WHOLE}
        />
      </div>
      <div className={PAIR}>
        <RecordField
          form={form}
          name="smallestTotal"
          label={m.panel_discounts_smallest()}
          hint={m.panel_discounts_smallest_hint()}
          {...MONEY}
          trailing={<Currency />}
        />
        <ProductField form={form} />
      </div>
      <Switch
        {...form.register("isActive")}
        label={m.panel_active()}
        description={m.panel_discounts_active_hint()}
      />
    </>
  );
}

type OfForm = { form: UseFormReturn<DiscountForm> };

function CodeField({ form }: OfForm) {
  return (
    <div className="grid gap-2">
      <RecordField
        form={form}
        name="code"
        label={m.panel_discounts_code()}
        dir="ltr"
        className="rtl:text-end"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button
        variant="line"
        size="s"
        className="justify-self-start"
        onClick={() =>
          form.setValue("code", newCode(), { shouldDirty: true, shouldValidate: true })
        }
      >
        <Dices size={16} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_discounts_generate()}
      </Button>
    </div>
  );
}

function ProductField({ form }: OfForm) {
  const { data } = useQuery(listPageQuery<Product>(listProducts, {}));
  const all = m.panel_discounts_every_product();
  const products = (data?.data ?? []).map((product) => ({
    value: product._id,
    label: inLanguage(product, "title", getLocale()),
  }));
  return (
    <Controller
      control={form.control}
      name="product"
      render={({ field, fieldState }) => (
        <SelectField
          label={m.panel_discounts_product()}
          error={fieldState.error?.message}
          placeholder={all}
          options={[{ value: "", label: all }, ...products]}
          value={field.value ?? ""}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
  );
}
