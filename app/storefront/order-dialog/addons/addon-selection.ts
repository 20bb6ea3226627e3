import type { Addon } from "#shared/addons/addon.ts";
import { offersChoice } from "#shared/addons/input-types.ts";

import { inPageLanguage } from "../../layout/in-language.ts";
import type { AddonSelection } from "../order-form-values.ts";

/** The choice of an addon, with its names in the page's language. */
export function selectionOf(addon: Addon, addonValue: string, file: File | null): AddonSelection {
  const { _id, inputType, price } = addon;
  const option = optionsOf(addon).find(({ value }) => value === addonValue);
  return {
    addon: _id,
    title: inPageLanguage(addon, "title"),
    inputType,
    price,
    addonValue,
    valueLabel: option?.label ?? addonValue,
    file,
  };
}

/** Whether there is something to choose: an addon may be stored before its options are. */
export const isOffered = (addon: Addon) => !offersChoice(addon) || addon.options.length > 0;

/** The English option is sent and stored, the one in the page's language is shown. */
export function optionsOf({ options, optionsAr }: Addon) {
  return options.map((value, index) => ({
    value,
    label: inPageLanguage({ label: value, labelAr: optionsAr[index] ?? "" }, "label"),
  }));
}

/**
 * The choices with the present prices, and names in the page's language; without those that the
 * shop no longer offers.
 */
export function currentSelections(
  chosen: readonly AddonSelection[],
  addons: readonly Addon[],
): AddonSelection[] {
  return chosen.flatMap(({ addon: id, inputType, addonValue, file }) => {
    const addon = addons.find(({ _id }) => _id === id);
    if (!addon || addon.inputType !== inputType) return [];
    if (offersChoice(addon) && !addon.options.includes(addonValue)) return [];
    return [selectionOf(addon, addonValue, file)];
  });
}
