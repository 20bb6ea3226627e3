import { addonStore } from "#server/features/addons/addon.store.ts";
import { productStore } from "#server/features/catalog/product.store.ts";
import { locationStore } from "#server/features/delivery/location.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import { orderInLanguage } from "#shared/orders/order-in-language.ts";
import type { Order } from "#shared/orders/order.ts";

/** Also what is hidden from visitors meanwhile. */
const STAFF = { isStaff: true };

/** The order in the words of its own language, for its customer. */
export async function inOwnLanguage(db: Db, order: Order): Promise<Order> {
  // Names are stored in the base language: those by which it was ordered.
  if (order.language === BASE_LOCALE) return order;
  const { country, city } = order.deliveryInfo;
  const product = await productStore(db).find(order.product._id);
  const catalogue = {
    product,
    designs: product?.designs ?? [],
    addons: await addonStore(db).findAll(order.addons.map(({ addon }) => addon._id)),
    country: await locationStore(db).country(country._id, STAFF),
    city: await locationStore(db).city(city._id, STAFF),
  };
  return orderInLanguage(order, catalogue, order.language);
}
