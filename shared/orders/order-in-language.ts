import { inLanguage, type InEachLanguage } from "../i18n/in-language.ts";
import { LANGUAGES, type Locale } from "../i18n/locale.ts";
import type { Order, OrderAddon, OrderedCard } from "./order.ts";

type NamedDesign = InEachLanguage<"colorName"> & { color: string };
type NamedAddon = InEachLanguage<"title"> & {
  id: string;
  options: readonly string[];
  optionsAr: readonly string[];
};

/** What the shop offers of what an order has; without that which it offers no more. */
export interface OrderedCatalogue {
  product?: InEachLanguage<"title"> | undefined;
  designs: readonly NamedDesign[];
  addons: readonly NamedAddon[];
  country?: InEachLanguage<"name"> | undefined;
  city?: InEachLanguage<"name"> | undefined;
}

/**
 * The order with the names of a language. An order stores its names in one language only, so they are
 * looked up; what the shop has no more keeps the name that it was ordered by.
 */
export function orderInLanguage(order: Order, catalogue: OrderedCatalogue, locale: Locale): Order {
  const { product, cardDesign, deliveryInfo: place } = order;
  const title = catalogue.product ? inLanguage(catalogue.product, "title", locale) : product.title;
  const country = nameOf(catalogue.country, place.country.name, locale);
  const city = nameOf(catalogue.city, place.city.name, locale);
  const written = place.typedCountry ? [place.typedCity, place.typedCountry] : [city, country];
  const addonsIn = (lines: readonly OrderAddon[]) =>
    lines.map((line) => addonInLanguage(line, catalogue.addons, locale));
  const colored = <Card extends Pick<OrderedCard, "color" | "colorName">>(card: Card): Card => {
    const design = catalogue.designs.find(({ color }) => color === card.color);
    return {
      ...card,
      colorName: (design && inLanguage(design, "colorName", locale)) || card.colorName,
    };
  };
  return {
    ...order,
    fullAddress: [place.addressLine1, place.addressLine2, ...written, place.postcode]
      .filter((part) => part !== "")
      .join(LANGUAGES[locale].script === "arabic" ? "، " : ", "),
    product: { ...product, title, name: title },
    cardDesign: colored(cardDesign),
    addons: addonsIn(order.addons),
    ...(order.cards && {
      cards: order.cards.map((card) => ({
        ...colored(card),
        ...(card.addons && { addons: addonsIn(card.addons) }),
      })),
    }),
    deliveryInfo: {
      ...place,
      country: { ...place.country, name: country },
      city: { ...place.city, name: city },
    },
  };
}

function nameOf(
  record: InEachLanguage<"name"> | undefined,
  stored: string,
  locale: Locale,
): string {
  return (record && inLanguage(record, "name", locale)) || stored;
}

/** Options are stored in the base language. */
function addonInLanguage(
  line: OrderAddon,
  addons: readonly NamedAddon[],
  locale: Locale,
): OrderAddon {
  const offered = addons.find(({ id }) => id === line.addon._id);
  if (!offered) return line;
  const { options, optionsAr } = offered;
  const index = options.indexOf(line.addonValue);
  const texts = { option: line.addonValue, optionAr: optionsAr[index] ?? "" };
  return {
    ...line,
    addon: { ...line.addon, title: inLanguage(offered, "title", locale) || line.addon.title },
    addonValue: inLanguage(texts, "option", locale),
  };
}
