import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { Addon, InputType } from "#shared/addons/addon.ts";
import type { KnownAddon } from "#shared/addons/known-addons.ts";

import { optionsOf } from "./addon-selection.ts";

const KNOWN: Record<KnownAddon, () => string> = {
  backText: m.order_card_addon_back_text,
  backPicture: m.order_card_addon_back_picture,
  employeeNumber: m.order_card_addon_number,
  finish: m.order_card_addon_finish,
  holder: m.order_card_addon_holder,
  wrapping: m.order_card_addon_wrapping,
};

/** Of an addon of the owner's no more is known than what it asks for. */
const OTHER: Record<InputType, (addon: Addon) => string> = {
  text: () => m.order_card_addon_any_text(),
  number: () => m.order_card_addon_any_number(),
  radio: choices,
  select: choices,
  image: () => m.order_card_addon_any_picture(),
};

/** One line that explains an addon. */
export function addonLabels(addon: Addon, known: KnownAddon | null): string {
  return known ? KNOWN[known]() : OTHER[addon.inputType](addon);
}

function choices(addon: Addon): string {
  const options = optionsOf(addon).map(({ label }) => label);
  const list = new Intl.ListFormat(getLocale(), { type: "disjunction" }).format(options);
  return m.order_card_addon_any_choice({ options: list });
}
