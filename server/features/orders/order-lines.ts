import type { AddonRow } from "#server/features/addons/addon.store.ts";
import type { ProductWithDesigns } from "#server/features/catalog/product.store.ts";
import type { CityRow, CountryRow } from "#server/features/delivery/location.store.ts";
import { fieldErrors } from "#server/platform/http-error.ts";
import { offersChoice } from "#shared/addons/input-types.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import type { AddonChoice } from "#shared/orders/addon-choice.ts";
import {
  ownChoiceOf,
  type FurtherCard,
  type FurtherCardForm,
} from "#shared/orders/further-card.ts";
import { typedLocationSchema, type OrderForm } from "#shared/orders/order-form.ts";
import { cleanCode, cleanLine } from "#shared/text-entry.ts";

import type { NewOrderAddon } from "./order.store.ts";

/**
 * Checks against the database: what the form names must exist, be active and fit together. Collects
 * all problems by the form's field paths; the functions below return the copies that are stored
 * with the order.
 */
export class FormProblems {
  readonly #fields: Record<string, ApiMessage> = {};

  add(path: string, reported: ApiMessage): void {
    this.#fields[path] ??= reported;
  }

  throwIfAny(): void {
    const error = fieldErrors(this.#fields);
    if (error) throw error;
  }
}

interface Offered {
  designs: readonly Pick<ProductWithDesigns["designs"][number], "color" | "colorName" | "left">[];
}
type ChosenDesign = Pick<FurtherCard, "color" | "colorName">;
export const NO_DESIGN: ChosenDesign = { color: "", colorName: "" };

/** The product's design in the chosen colour; the first one if none is chosen. */
export function chosenDesign(
  { cardDesign }: { cardDesign: Pick<OrderForm["cardDesign"], "color"> },
  product: Offered,
  problems: FormProblems,
): ChosenDesign {
  return designIn(cardDesign.color, "cardDesign.color", product, problems);
}

/** The design of this colour; problems are reported at the path. */
export function designIn(
  color: string,
  path: string,
  { designs }: Offered,
  problems: FormProblems,
): ChosenDesign {
  const wanted = color.toLowerCase();
  const design =
    wanted === ""
      ? designs[0]
      : designs.find((offered) => cleanCode(offered.color).toLowerCase() === wanted);
  if (!design) problems.add(path, apiMessage("color_unavailable"));
  if (design?.left === 0) problems.add(path, apiMessage("color_sold_out"));
  return design ? { color: design.color, colorName: design.colorName } : NO_DESIGN;
}

/** The designs of all cards, of which there must be enough. A further card is like the first unless it says otherwise. */
export function chosenDesigns(
  form: Pick<OrderForm, "cardDesign" | "cards">,
  product: Offered,
  problems: FormProblems,
): { design: ChosenDesign; furtherCards: FurtherCard[] } {
  const design = chosenDesign(form, product, problems);
  const further = (form.cards ?? []).map((card, index) => ({
    ...furtherCard(card),
    ...(card.color === ""
      ? design
      : designIn(card.color, `cards.${index}.color`, product, problems)),
  }));
  const counts = new Map([[design.color, 1]]);
  for (const [index, { color }] of further.entries()) {
    const count = (counts.get(color) ?? 0) + 1;
    counts.set(color, count);
    const left = product.designs.find((offered) => offered.color === color)?.left;
    if (typeof left === "number" && left > 0 && count > left) {
      problems.add(`cards.${index}.color`, apiMessage("color_too_few", { left }));
    }
  }
  return { design, furtherCards: further };
}

/** What is stored of what was sent, but for its design and the key of a logo of its own. */
export function furtherCard(sent: FurtherCardForm): Omit<FurtherCard, "colorName"> {
  const { logo, logoPicture: _, ownAddons: _own, addons: _addons, ...person } = sent;
  return {
    ...person,
    ...(logo === "none" && { companyLogo: "" }),
    ...(ownChoiceOf(sent) && { ownAddons: true }),
  };
}

/** The file of the logo that a further card has of its own; undefined where it has none. */
export function ownLogo<Picture extends { name: string }>(
  { logo, logoPicture = "" }: Pick<FurtherCardForm, "logo" | "logoPicture">,
  path: string,
  pictures: readonly Picture[],
  problems: FormProblems,
): Picture | undefined {
  if (logo !== "own") return undefined;
  const picture = pictures.findLast(({ name }) => isSame(name, logoPicture));
  if (!picture) problems.add(path, apiMessage("required"));
  return picture;
}

/** Country and city must fit together; for the country `other` the form must name both. */
export function checkLocation(
  { deliveryInfo }: Pick<OrderForm, "deliveryInfo">,
  country: Pick<CountryRow, "id" | "name"> | undefined,
  city: Pick<CityRow, "countryId"> | undefined,
  problems: Pick<FormProblems, "add">,
): void {
  if (!country) problems.add("deliveryInfo.country", apiMessage("country_unavailable"));
  else if (!city || city.countryId !== country.id) {
    problems.add("deliveryInfo.city", apiMessage("city_unavailable"));
  }
  if (country && isOtherCountry(country)) {
    const typed = typedLocationSchema.safeParse(deliveryInfo);
    const missing = typed.error ? problemsOf(typed.error) : {};
    for (const [field, reported] of Object.entries(missing)) {
      problems.add(`deliveryInfo.${field}`, reported);
    }
  }
}

/** What of an addon counts when it is chosen. */
type OfferedAddon = Pick<AddonRow, "id" | "title" | "inputType" | "priceFils" | "options">;

/** A chosen addon, with its field of the form and the file of its picture where it has one. */
export type ChosenAddon = NewOrderAddon & { field: string; picturePath?: string };

type SentPicture = { name: string; path: string };

/** The chosen addons of all cards: those of the first, and of each that has others. */
export const addonsOfCards = (
  { addons, cards = [] }: Pick<OrderForm, "addons" | "cards">,
  offered: readonly OfferedAddon[],
  pictures: readonly SentPicture[],
  problems: FormProblems,
): ChosenAddon[] =>
  [addons, ...cards.map(ownChoiceOf)].flatMap((choices = [], person) =>
    chosenAddons(choices, person, offered, pictures, problems),
  );

/**
 * The addons that were chosen for a person's card, with their prices. An image addon names its picture's
 * file; if several have that name, the last counts. Files that no addon names are ignored: the visitor
 * has replaced them.
 */
export function chosenAddons(
  choices: readonly AddonChoice[],
  person: number,
  offered: readonly OfferedAddon[],
  pictures: readonly SentPicture[],
  problems: FormProblems,
): ChosenAddon[] {
  const seen = new Set<string>();
  const list = person === 0 ? "addons" : `cards.${person - 1}.addons`;
  return choices.flatMap((choice, index) => {
    const path = `${list}.${index}.addonValue`;
    const addon = offered.find(({ id }) => id === choice.addon);
    if (!addon || seen.has(choice.addon)) {
      const reported = apiMessage(addon ? "addon_repeated" : "addon_unavailable");
      problems.add(`${list}.${index}.addon`, reported);
      return [];
    }
    seen.add(addon.id);
    const line = {
      person,
      addonId: addon.id,
      title: addon.title,
      inputType: addon.inputType,
      priceFils: addon.priceFils,
      value: addon.options.find((option) => isSame(option, choice.addonValue)) ?? choice.addonValue,
      field: path,
    };
    if (addon.inputType !== "image") {
      const problem = valueProblem(addon, choice.addonValue);
      if (problem) problems.add(path, problem);
      return [line];
    }
    const picture = pictures.findLast(({ name }) => isSame(name, choice.addonValue));
    if (!picture && choice.addonValue !== "") {
      problems.add(path, apiMessage("addon_picture_missing", { addon: addon.title }));
    }
    return [{ ...line, value: "", ...(picture ? { picturePath: picture.path } : {}) }];
  });
}

/** Names of files, and options that are older than the cleaning of texts, are not cleaned yet. */
const isSame = (kept: string, typed: string) => cleanLine(kept) === cleanLine(typed);

/** An empty value is an addon chosen without words; clients in the field send such. */
function valueProblem(addon: OfferedAddon, value: string): ApiMessage | undefined {
  if (value === "") return undefined;
  if (addon.inputType === "number" && !/^-?\d{1,15}(\.\d{1,15})?$/.test(value)) {
    return apiMessage("addon_not_a_number", { addon: addon.title });
  }
  if (offersChoice(addon) && !addon.options.some((option) => isSame(option, value))) {
    return apiMessage("addon_option_unknown", { addon: addon.title });
  }
  return undefined;
}
