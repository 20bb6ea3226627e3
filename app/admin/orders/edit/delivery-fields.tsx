import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { SelectField, type SelectOption } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import type { Order } from "#shared/orders/order.ts";

import { nameOf } from "../../names/names.ts";
import { fieldLabel } from "../order-fields.tsx";
import { citiesQuery, countriesQuery } from "./correction-queries.ts";
import { PartFields, type CorrectionForm } from "./text-fields.tsx";

interface DeliveryFieldsProps {
  form: CorrectionForm;
  order: Order;
  /** The order is only what a new one begins like: the fee of today counts. */
  isNew?: boolean;
}

/** Where it goes; another city has another fee. */
export function DeliveryFields({ form, order, isNew }: DeliveryFieldsProps) {
  const country = form.watch("deliveryInfo.country");
  const isOther = country === OTHER_COUNTRY_ID;
  return (
    <>
      <PartFields
        part="deliveryInfo"
        form={form}
        views={{
          country: <CountryField form={form} order={order} />,
          city: isOther ? null : (
            <CityField key={country} form={form} order={order} isNew={isNew} country={country} />
          ),
          ...(!isOther && { typedCountry: null, typedCity: null }),
          // After the contact that it stands for.
          useSameContact: null,
        }}
      />
      <Switch
        {...form.register("deliveryInfo.useSameContact")}
        label={fieldLabel("useSameContact")}
      />
    </>
  );
}

function CountryField({ form, order }: DeliveryFieldsProps) {
  const countries = useQuery(countriesQuery);
  const { country } = order.deliveryInfo;
  const options = (countries.data ?? []).map(({ _id, name }) => ({
    value: _id,
    label: isOtherCountry({ name }) ? m.panel_orders_other_country() : nameOf("country", name),
  }));
  return (
    <Controller
      control={form.control}
      name="deliveryInfo.country"
      render={({ field, fieldState }) => (
        <SelectField
          label={fieldLabel("country")}
          error={fieldState.error?.message}
          options={withCurrent(options, {
            value: country._id,
            label: nameOf("country", country.name),
          })}
          value={field.value}
          onValueChange={(value) => {
            if (value === field.value) return;
            field.onChange(value);
            // A city belongs to its country; the one for all others has but one.
            const city = value === OTHER_COUNTRY_ID ? OTHER_CITY_ID : "";
            form.setValue("deliveryInfo.city", city, { shouldDirty: true });
          }}
          onBlur={field.onBlur}
          ref={field.ref}
          required
        />
      )}
    />
  );
}

function CityField({ form, order, isNew, country }: DeliveryFieldsProps & { country: string }) {
  const cities = useQuery(citiesQuery(country));
  const { deliveryInfo } = order;
  const isOrdered = country === deliveryInfo.country._id;
  const options = (cities.data ?? []).map(({ _id, name, deliveryFee }) => {
    // What the customer was told stays, while the city does.
    const isKept = !isNew && isOrdered && _id === deliveryInfo.city._id;
    const fee = isKept ? deliveryInfo.cityFee : deliveryFee;
    return {
      value: _id,
      label: m.panel_orders_city_fee({ city: nameOf("city", name), fee: formatPrice(fee) }),
    };
  });
  const ordered = { value: deliveryInfo.city._id, label: nameOf("city", deliveryInfo.city.name) };
  return (
    <Controller
      control={form.control}
      name="deliveryInfo.city"
      render={({ field, fieldState }) => (
        <SelectField
          label={fieldLabel("city")}
          error={fieldState.error?.message}
          options={isOrdered ? withCurrent(options, ordered) : options}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          placeholder={cities.isPending ? m.panel_loading() : m.panel_orders_city_choose()}
          required
        />
      )}
    />
  );
}

/** One that was deleted since is still what was ordered. */
function withCurrent(options: SelectOption[], current: SelectOption): SelectOption[] {
  const isThere = current.value === "" || options.some(({ value }) => value === current.value);
  return isThere ? options : [current, ...options];
}
