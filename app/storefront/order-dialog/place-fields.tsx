import { useController, useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { ComboboxField } from "#app/ui/combobox-field.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { City, Country } from "#shared/delivery/location.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { DISABLED_COUNTRY_ID, OTHER_CITY_ID } from "#shared/ids.ts";

import { inPageLanguage } from "../layout/in-language.ts";
import { Pair } from "./fields.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";
import { useCities, useCountries } from "./order-queries.ts";
import { useNetPrice } from "./use-order-total.ts";

/** Country and city; the list of cities depends on the country. */
export function LocationFields() {
  const { placed } = useOrderDialog();
  const { setValue } = useFormContext<OrderFormValues>();
  const { field: country, fieldState: countryState } = useController<
    OrderFormValues,
    "deliveryInfo.country"
  >({ name: "deliveryInfo.country" });
  const { field: city, fieldState: cityState } = useController<
    OrderFormValues,
    "deliveryInfo.city"
  >({ name: "deliveryInfo.city" });
  const countries = useCountries();
  const cities = useCities(country.value);
  const netPrice = useNetPrice();

  function chooseCountry(id: string) {
    const chosen = countries.data?.find(({ _id }) => _id === id);
    const isOther = chosen !== undefined && isOtherCountry(chosen);
    country.onChange(id);
    city.onChange(isOther ? OTHER_CITY_ID : "");
    if (!isOther) {
      setValue("deliveryInfo.typedCountry", "");
      setValue("deliveryInfo.typedCity", "");
    }
  }

  const citiesWait = country.value !== "" && cities.isPending;
  return (
    <>
      {countries.isError && (
        <LoadFailure onRetry={() => void countries.refetch()} isRetrying={countries.isFetching}>
          {m.order_countries_failed()}
        </LoadFailure>
      )}
      {cities.isError && (
        <LoadFailure onRetry={() => void cities.refetch()} isRetrying={cities.isFetching}>
          {m.order_cities_failed()}
        </LoadFailure>
      )}
      <Pair>
        <SelectField
          ref={country.ref}
          label={m.order_country()}
          required
          placeholder={countries.isPending ? m.order_countries_loading() : m.order_country_choose()}
          options={countries.data?.map(countryOption) ?? []}
          value={known(country.value, countries.data)}
          onValueChange={chooseCountry}
          onBlur={country.onBlur}
          disabled={!countries.data || placed !== null}
          error={countryState.error?.message}
        />
        <ComboboxField
          ref={city.ref}
          label={m.order_city()}
          required
          placeholder={
            country.value === ""
              ? m.order_country_first()
              : citiesWait
                ? m.order_cities_loading()
                : m.order_city_choose()
          }
          options={cities.data?.map(cityOption) ?? []}
          value={known(city.value, cities.data)}
          onValueChange={city.onChange}
          onBlur={city.onBlur}
          disabled={!cities.data || country.value === DISABLED_COUNTRY_ID || placed !== null}
          hint={feeText(
            cities.data?.find(({ _id }) => _id === city.value),
            netPrice,
          )}
          error={cityState.error?.message}
          searchLabel={m.order_city_search()}
          emptyText={m.order_city_none()}
        />
      </Pair>
    </>
  );
}

function countryOption(country: Country) {
  const label = isOtherCountry(country) ? m.order_country_other() : inPageLanguage(country, "name");
  return { value: country._id, label };
}

function cityOption(option: City) {
  const { _id, deliveryFee, country } = option;
  const also = [option.name, option.nameAr];
  // Abroad the shop writes first with the fee.
  if (isOtherCountry(country)) return { value: _id, label: m.order_country_other(), also };
  const city = inPageLanguage(option, "name");
  const fee = formatPrice(deliveryFee);
  const label =
    deliveryFee === 0 ? m.order_city_free({ city }) : m.order_city_with_fee({ city, fee });
  return { value: _id, label, also, short: city };
}

function feeText(city: City | undefined, netPrice: (price: number) => string): string | undefined {
  if (!city || isOtherCountry(city.country)) return undefined;
  if (city.deliveryFee === 0) return m.order_city_fee_free();
  return m.order_city_fee({ fee: netPrice(city.deliveryFee) });
}

/** The id if the list contains it, otherwise '' so that the id itself is never shown. */
function known(id: string, list: readonly { _id: string }[] | undefined): string {
  return list?.some(({ _id }) => _id === id) ? id : "";
}
