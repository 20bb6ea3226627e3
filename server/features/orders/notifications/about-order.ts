import { z } from "zod";

import { addonStore } from "#server/features/addons/addon.store.ts";
import { productStore } from "#server/features/catalog/product.store.ts";
import { locationStore } from "#server/features/delivery/location.store.ts";
import type { ExampleFacts } from "#server/features/notifications/example-facts.ts";
import {
  toShop,
  type Notification,
  type NotificationKind,
  type ReadingContext,
} from "#server/features/notifications/notification.ts";
import { presentPaid } from "#server/features/refunds/order-money.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import { orderInLanguage } from "#shared/orders/order-in-language.ts";
import { FIND_ORDER_PATH, orderPagePath } from "#shared/orders/order-page-paths.ts";
import type { Order } from "#shared/orders/order.ts";
import type { PaidAndDue } from "#shared/refunds/refund.ts";

import { orderLinkStore } from "../order-link.store.ts";
import { orderStore, type OrderRow, type OrderWithAddons } from "../order.store.ts";
import { presentOrder } from "../present-order.ts";
import { exampleOrder } from "./example-order.ts";

/** What notifications about an order have in common. */

const about = z.object({ orderId: z.string() });
export type AboutOrder = z.infer<typeof about>;

/** An order, and what is paid of it by then: neither its total nor its state says that. */
export interface ToldOrder {
  order: Order;
  money: PaidAndDue;
}

/** `pageUrl` opens the order's own page. Each message has a link of its own. */
export interface CustomersOrder extends ToldOrder {
  pageUrl: string;
}

type ReadOrder = (about: AboutOrder, context: ReadingContext) => Promise<ToldOrder>;
/** In what an example differs from an order that is paid in cash and not begun. */
type Differs = (facts: ExampleFacts) => Partial<Order>;

export function toCustomer<Kind extends NotificationKind>(
  kind: Kind,
  read: ReadOrder,
  differs?: Differs,
): Notification<Kind, AboutOrder, CustomersOrder> {
  return {
    kind,
    channels: ["email", "sms"],
    isAwaited: false,
    about,
    read: async (asked, context) => forCustomer(await read(asked, context), context),
    replyTo: toShop,
    example: (facts) => exampleForCustomer(facts, differs?.(facts)),
  };
}

export function toStaff<Kind extends NotificationKind>(
  kind: Kind,
  read: ReadOrder,
  differs?: Differs,
): Notification<Kind, AboutOrder, ToldOrder> {
  return {
    kind,
    channels: ["email"],
    isAwaited: false,
    about,
    async read(asked, context) {
      return { locale: BASE_LOCALE, subject: await read(asked, context) };
    },
    replyTo: ({ order }) => order.personalInfo.email,
    example: (facts) => toldExample(facts, differs?.(facts)),
  };
}

/** Reads the order while it is like that; nothing is told any more for the reason `otherwise`. */
export function orderWhile(isSo: (order: OrderRow) => boolean, otherwise: string): ReadOrder {
  return async ({ orderId }, { trx, linkSecrets }) => {
    const order = await orderStore(trx).find(orderId);
    if (!order || !isSo(order)) throw new UnrecoverableError(otherwise);
    return toldOrder(order, linkSecrets);
  };
}

export const toldOrder = (
  row: OrderWithAddons,
  linkSecrets: ReadingContext["linkSecrets"],
): ToldOrder => ({ order: presentOrder(row, fileLinks(linkSecrets)), money: presentPaid(row) });

/** With a link that is made for this message: tokens before it can't be read again. */
export async function forCustomer(told: ToldOrder, { trx, db, publicUrl }: ReadingContext) {
  const order = await inOwnLanguage(trx, told.order);
  const path = orderPagePath(await orderLinkStore(db).add(order._id));
  const pageUrl = publicUrl + pathIn(order.language, path);
  return { locale: order.language, subject: { ...told, order, pageUrl } };
}

/** Its link leads to the page on which a link is asked for. */
export const exampleForCustomer = (facts: ExampleFacts, differs?: Partial<Order>) => ({
  ...toldExample(facts, differs),
  pageUrl: facts.urlOf(FIND_ORDER_PATH),
});

function toldExample(facts: ExampleFacts, differs?: Partial<Order>): ToldOrder {
  const order = exampleOrder(facts, differs);
  const paid = order.paymentState === "accepted" ? order.total : 0;
  const due = order.status === "cancelled" ? 0 : order.total - paid;
  return { order, money: { paid, due } };
}

/** Also what is hidden from visitors meanwhile. */
const STAFF = { isStaff: true };

/** The order in the words of its own language, for its customer. */
async function inOwnLanguage(db: Db, order: Order): Promise<Order> {
  // Names are stored in the base language: those by which it was ordered.
  if (order.language === BASE_LOCALE) return order;
  const { country, city } = order.deliveryInfo;
  const product = await productStore(db).find(order.product._id);
  const chosen = [order.addons, ...(order.cards ?? []).map(({ addons = [] }) => addons)].flat();
  const catalogue = {
    product,
    designs: product?.designs ?? [],
    addons: await addonStore(db).findAll(chosen.map(({ addon }) => addon._id)),
    country: await locationStore(db).country(country._id, STAFF),
    city: await locationStore(db).city(city._id, STAFF),
  };
  return orderInLanguage(order, catalogue, order.language);
}
