import { Controller } from "react-hook-form";
import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { cityFormSchema } from "#shared/delivery/location-form.ts";
import type { City } from "#shared/delivery/location.ts";

import { LoadError } from "../resource/load-error.tsx";
import { ListedFields, MoneyField } from "../resource/record-fields.tsx";
import type { RecordFieldsProps } from "../resource/resource-view.ts";
import { TranslationFields } from "../resource/translation-fields.tsx";
import { useCountryOptions } from "./country-options.ts";

export type CityValues = z.input<typeof cityFormSchema>;

export function CityFields({ form }: RecordFieldsProps<City, CityValues>) {
  const { errors } = form.formState;
  const { query, options } = useCountryOptions();
  return (
    <>
      <TranslationFields
        form={form}
        name="name"
        labels={{ en: m.panel_column_name(), ar: m.panel_field_name_ar() }}
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <SelectField
            label={m.panel_column_country()}
            error={errors.country?.message}
            options={options}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            placeholder={query.isPending ? m.panel_loading() : m.panel_country_choose()}
            required
          />
        )}
      />
      {!query.data && query.isError && (
        <LoadError
          text={m.panel_countries_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          isInline
        />
      )}
      <MoneyField form={form} name="deliveryFee" label={m.panel_column_fee()} />
      <ListedFields form={form} />
    </>
  );
}
