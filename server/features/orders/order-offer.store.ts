import { sql, type SQL } from "drizzle-orm";

import { addonStore, type AddonRow } from "#server/features/addons/addon.store.ts";
import { addons } from "#server/features/addons/addon.table.ts";
import { productStore, type ProductWithDesigns } from "#server/features/catalog/product.store.ts";
import { cardDesigns, products } from "#server/features/catalog/product.table.ts";
import {
  locationStore,
  type CityRow,
  type CountryRow,
} from "#server/features/delivery/location.store.ts";
import { cities, countries } from "#server/features/delivery/location.table.ts";
import {
  discountStore,
  discountVersion,
  type DiscountRow,
} from "#server/features/discounts/discount.store.ts";
import { invoiceSettings } from "#server/features/invoices/invoice-settings.table.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import { settings } from "#server/features/settings/settings.table.ts";
import { latest } from "#server/platform/cache/latest.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { prepareStatement } from "#server/platform/database/prepared-statement.ts";
import { ownChoiceOf } from "#shared/orders/further-card.ts";
import type { OrderForm } from "#shared/orders/order-form.ts";

/** What the shop offers of what a form names. Undefined is what it doesn't offer. */
export interface Offer {
  named: Named;
  product: ProductWithDesigns | undefined;
  country: CountryRow | undefined;
  city: CityRow | undefined;
  addons: AddonRow[];
  discount: DiscountRow | undefined;
  /** The address to which staff are told of the order; '' while there is none. */
  shopEmail: string;
  /** Another one as soon as anything of it has changed. */
  version: string;
}

/** The ids of what a form names, and the code of a discount; '' without one. */
export interface Named {
  product: string;
  country: string;
  city: string;
  addons: string[];
  discount: string;
}

export function namedIn(form: OrderForm): Named {
  const { product, deliveryInfo, addons: chosen, cards = [], discountCode } = form;
  const { country, city } = deliveryInfo;
  const all = [...chosen, ...cards.flatMap((card) => ownChoiceOf(card) ?? [])];
  const ids = [...new Set(all.map(({ addon }) => addon))].toSorted();
  return { product, country, city, addons: ids, discount: discountCode ?? "" };
}

/**
 * The version of an offer, in SQL: `xmin` is the transaction that has written a row as it is.
 * @param named its ids, as parameters
 */
export function offerVersion(named: Record<keyof Named, SQL>): SQL {
  const rowOf = (table: typeof products | typeof countries | typeof cities, id: SQL) =>
    sql`coalesce((select ${table}.xmin::text from ${table} where ${table.id} = ${id}), '')`;
  return sql`concat_ws(' ',
    ${rowOf(products, named.product)},
    (select coalesce(string_agg(${cardDesigns}.xmin::text, ',' order by ${cardDesigns.position}), '')
      from ${cardDesigns} where ${cardDesigns.productId} = ${named.product}),
    ${rowOf(countries, named.country)},
    ${rowOf(cities, named.city)},
    (select coalesce(string_agg(${addons}.xmin::text, ',' order by ${addons.id}), '')
      from ${addons} where ${addons.id} = any(${named.addons})),
    ${discountVersion(named.discount)},
    (select ${settings}.xmin::text from ${settings}),
    (select ${invoiceSettings}.xmin::text from ${invoiceSettings}))`;
}

const READ_VERSION = prepareStatement<{ version: string }>(
  "version of an offer",
  sql`select ${offerVersion({
    product: sql.raw("$1"),
    country: sql.raw("$2"),
    city: sql.raw("$3"),
    addons: sql.raw("$4::text[]"),
    discount: sql.raw("$5"),
  })} as "version"`,
);

/** So many offers are kept. */
const MOST = 500;

/**
 * Offers, kept from one order to the next. One that is kept may be out of date: whoever stores an order
 * compares its version in the same statement.
 */
export function offerStore(database: Database) {
  const { db } = database;
  const kept = latest<Offer>(MOST);
  const keyOf = (named: Named) => JSON.stringify(named);

  async function read(named: Named): Promise<Offer> {
    const { product, country, city } = named;
    // Before the rows: what changes in between makes the version too old, not the rows.
    const [row] = await READ_VERSION.run(database, [
      product,
      country,
      city,
      named.addons,
      named.discount,
    ]);
    const anybody = { isStaff: false };
    const places = locationStore(db);
    const [offered, to, town, chosen, discount, shop] = await Promise.all([
      productStore(db).find(product),
      places.country(country, anybody),
      places.city(city, anybody),
      addonStore(db).findAll(named.addons),
      named.discount === "" ? undefined : discountStore(db).find(named.discount),
      settingsStore(db).find(),
    ]);
    return {
      named,
      product: offered,
      country: to,
      city: town,
      addons: chosen,
      discount,
      shopEmail: shop?.email ?? "",
      version: row!.version,
    };
  }

  return {
    find: (named: Named): Promise<Offer> => kept.get(keyOf(named), () => read(named)),

    /** Has it read anew. */
    forget: (named: Named): void => kept.forget(keyOf(named)),
  };
}
