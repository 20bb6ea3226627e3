import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { countryCalls } from "#shared/delivery/location-calls.ts";
import { isOtherCountry, type City, type Country } from "#shared/delivery/location.ts";

import { ListedFields, MoneyField } from "../resource/record-fields.tsx";
import type { RecordFieldsProps } from "../resource/resource-view.ts";
import { TwinFields } from "../resource/twin-fields.tsx";
import { listPageQuery } from "../resource/use-resource.ts";
import type { CityValues } from "./city-view.tsx";

const ALL_COUNTRIES = { page: "1", limit: "1000" };

export function CityFields({ form }: RecordFieldsProps<City, CityValues>) {
  const { errors } = form.formState;
  const countries = useQuery(listPageQuery<Country>(countryCalls.list, ALL_COUNTRIES));
  const options = (countries.data?.data ?? [])
    .filter((country) => !isOtherCountry(country))
    .map(({ _id, name, code }) => ({ value: _id, label: `${name} (${code})` }));
  return (
    <>
      <TwinFields
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
            placeholder={countries.isPending ? m.panel_loading() : m.panel_country_choose()}
            required
          />
        )}
      />
      <MoneyField form={form} name="deliveryFee" label={m.panel_column_fee()} />
      <ListedFields form={form} />
    </>
  );
}
