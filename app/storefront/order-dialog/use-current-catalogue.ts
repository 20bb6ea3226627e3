import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";

import type { Product } from "#shared/catalog/product.ts";

import { currentSelections } from "./addons/addon-selection.ts";
import { designOf, type AddonSelection } from "./order-form-values.ts";
import { useAddons, useCities, useCountries } from "./order-queries.ts";
import type { OrderForm } from "./use-order-form.ts";

/** The country that is chosen at first. */
const HOME = "JO";

/** What the shop no longer offers of an order that was begun earlier. */
export interface Missing {
  addons: readonly string[];
  place: boolean;
}

const keyOf = ({ addon, addonValue }: AddonSelection) => `${addon} ${addonValue}`;
const titleOf = ({ title }: AddonSelection) => title;
const NOTHING: Missing = { addons: [], place: false };

interface Filled {
  /** How often the whole form was filled, each time perhaps with choices of another day or language. */
  fillings: number;
}

/**
 * Keeps the form's choices in line with what the shop offers: chooses the shop's own country at
 * first, and removes an addon, a country or a city that no longer exists.
 */
export function useCurrentCatalogue(
  form: OrderForm,
  { fillings, isLocked }: Filled & { isLocked: boolean },
): Missing {
  const [missing, setMissing] = useState(NOTHING);
  const [country, city] = useWatch({
    control: form.control,
    name: ["deliveryInfo.country", "deliveryInfo.city"],
  });
  const { data: addons } = useAddons();
  const { data: countries } = useCountries();
  const { data: cities } = useCities(country);

  // Before the others: they tell what is missing of the new values.
  useEffect(() => setMissing(NOTHING), [fillings]);

  useEffect(() => {
    if (!addons || isLocked) return;
    const chosen = form.getValues("addons");
    const current = currentSelections(chosen, addons);
    form.setValue("addons", current);
    const own = form.getValues("cardAddons");
    const currentOwn = own.map((each) => ({
      ...each,
      addons: currentSelections(each.addons, addons),
    }));
    if (own.length > 0) form.setValue("cardAddons", currentOwn);
    const all = [...chosen, ...own.flatMap((each) => each.addons)];
    const kept = new Set([...current, ...currentOwn.flatMap((each) => each.addons)].map(keyOf));
    const gone = [...new Set(all.filter((each) => !kept.has(keyOf(each))).map(titleOf))];
    if (gone.length > 0) setMissing((before) => ({ ...before, addons: gone }));
  }, [form, fillings, addons, isLocked]);

  useEffect(() => {
    if (!countries || isLocked) return;
    if (countries.some(({ _id }) => _id === country)) return;
    if (country !== "") setMissing((before) => ({ ...before, place: true }));
    form.setValue("deliveryInfo.country", countries.find(({ code }) => code === HOME)?._id ?? "");
    form.setValue("deliveryInfo.city", "");
  }, [form, fillings, countries, country, isLocked]);

  useEffect(() => {
    if (!cities || city === "" || isLocked || cities.some(({ _id }) => _id === city)) return;
    setMissing((before) => ({ ...before, place: true }));
    form.setValue("deliveryInfo.city", "");
  }, [form, fillings, cities, city, isLocked]);

  return missing;
}

/** Sets the form's fee to that of the chosen city. Returns the chosen country's id. */
export function useCityFee(form: OrderForm, { fillings }: Filled): string {
  const { control } = form;
  const [country, city] = useWatch({
    control,
    name: ["deliveryInfo.country", "deliveryInfo.city"],
  });
  const { data: cities } = useCities(country);
  const fee = city === "" ? 0 : cities?.find(({ _id }) => _id === city)?.deliveryFee;
  useEffect(() => {
    if (fee !== undefined) form.setValue("deliveryInfo.cityFee", fee);
  }, [form, fillings, fee]);
  return country;
}

/** Sets the form's colour whenever another one is chosen on the page. */
export function useColorOfPage(
  form: OrderForm,
  { product, color, isLocked }: { product: Product; color: string; isLocked: boolean },
) {
  // A colour that was chosen on the page before the order opened is newer than a kept one.
  const [followed, setFollowed] = useState(designOf(product, "").color);
  useEffect(() => {
    if (color === followed) return;
    setFollowed(color);
    if (isLocked) return;
    const design = designOf(product, color);
    form.setValue("cardDesign.color", design.color);
    form.setValue("cardDesign.colorName", design.colorName);
  }, [form, product, color, followed, isLocked]);
}
