import { and, desc, eq, inArray, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { cards, type PrintedAddon } from "#server/features/cards/card.table.ts";
import { handoverLines } from "#server/features/handovers/handover.table.ts";
import { orderLinks } from "#server/features/orders/order-link.table.ts";
import type { OrderRow } from "#server/features/orders/order.store.ts";
import {
  idempotencyKeys,
  orderAddons,
  orderNotes,
  orders,
} from "#server/features/orders/order.table.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import { cardTaps } from "#server/features/profiles/tap.table.ts";
import { proofs } from "#server/features/proofs/proof.table.ts";
import { quotes } from "#server/features/quotes/quote.table.ts";
import { refunds } from "#server/features/refunds/refund.table.ts";
import { parcelShipments } from "#server/features/shipments/parcel-shipment.table.ts";
import { shipments } from "#server/features/shipments/shipment.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { InputType } from "#shared/addons/input-types.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";
import { emptyPart } from "#shared/orders/order-fields.ts";

/** Of these orders nothing is made or sent any more. */
export const DONE: readonly OrderRow["status"][] = ["delivered", "completed", "cancelled"];
export const isUnderWay = and(isNull(orders.deletedAt), notInArray(orders.status, [...DONE]))!;

/** What customers choose from the shop's own words tells nothing of them. */
const CHOSEN: InputType[] = ["radio", "select"];

/** The printed addons of a card, without the values of others than these. */
const withoutValues = (kept: string) => sql<PrintedAddon[]>`(
  select coalesce(jsonb_agg(case when ${sql.raw(kept)} then addon
    else addon || '{"value": ""}' end), '[]') from jsonb_array_elements(${cards.addons}) as addon)`;

const NO_CARD = { nameOnCard: "", jobTitle: "", organization: "", companyLogo: "" };
const CARD_VALUES = "addon->>'inputType' in ('radio', 'select')";

const WITHOUT_LOGO = sql`case when card ? 'companyLogo' then '{"companyLogo": ""}' else '{}' end::jsonb`;

/** The further cards of an order, with other values of those that are meant. @param those of `card` and `person` */
const furtherCards = (those: SQL, values: SQL) => sql<FurtherCard[]>`(
  select coalesce(jsonb_agg(case when ${those} then card || ${values} else card end order by person), '[]')
  from jsonb_array_elements(${orders.furtherCards}) with ordinality as further(card, person))`;

/** Those that are meant only with their colours. */
const withoutPeople = (those: SQL) =>
  furtherCards(
    those,
    sql`'{"firstName": "", "lastName": "", "nameOnCard": "", "position": "", "phone": "",
      "email": "", "isErased": true}' || ${WITHOUT_LOGO}`,
  );

/** The company's name is not the person's. */
const { organization: _organization, ...NO_PERSON } = emptyPart("personalInfo");
/** Of whoever placed it. */
const NOBODY = {
  ...NO_PERSON,
  nameOnCard: "",
  receiptReason: "",
  // Of all that was sent: no other order has it.
  contentHash: "",
};
/** Where it went, but for the city. */
const {
  country: _country,
  city: _city,
  typedCountry: _typedCountry,
  typedCity: _typedCity,
  useSameContact: _useSameContact,
  ...NOWHERE
} = emptyPart("deliveryInfo");

/** Takes people out of orders; which, is decided before. Lists of ids may be long: they are one parameter. */
export function eraseOrdersStore(trx: Db) {
  const oneOf = (column: AnyPgColumn, ids: readonly string[]) =>
    sql`${column} = any(${sql.param([...ids])}::text[])`;

  return {
    /**
     * Takes out who placed them and where they went. Number, date, city, amounts and states stay, and the
     * receipts of those that are not named.
     */
    async stripCustomers(ids: readonly string[], withReceipts: readonly string[]): Promise<void> {
      await trx
        .update(orders)
        .set({ ...NOBODY, ...NOWHERE })
        .where(oneOf(orders.id, ids));
      await trx
        .update(orders)
        .set({ depositReceipt: "", receiptHash: "" })
        .where(oneOf(orders.id, withReceipts));
      // Whoever accepted the quote is the order's customer, also where the request names somebody else by now.
      await trx
        .update(quotes)
        .set({ contactPerson: "", acceptedBy: "", acceptedAs: "" })
        .where(
          inArray(
            quotes.id,
            trx.select({ id: orders.quoteId }).from(orders).where(oneOf(orders.id, ids)),
          ),
        );
      await trx.update(refunds).set({ reason: "" }).where(oneOf(refunds.orderId, ids));
      await trx.update(refunds).set({ receipt: "" }).where(oneOf(refunds.orderId, withReceipts));
      await trx.delete(orderNotes).where(oneOf(orderNotes.orderId, ids));
      await trx.delete(orderLinks).where(oneOf(orderLinks.orderId, ids));
      await trx.update(handoverLines).set({ reason: "" }).where(oneOf(handoverLines.orderId, ids));
      await trx.delete(shipments).where(oneOf(shipments.orderId, ids));
      await trx.delete(parcelShipments).where(oneOf(parcelShipments.orderId, ids));
      await trx.delete(idempotencyKeys).where(oneOf(idempotencyKeys.orderId, ids));
    },

    /** Takes out everybody who stands on their cards, and what the cards show. */
    async stripAllCards(ids: readonly string[]): Promise<void> {
      await trx
        .update(orders)
        .set({ organization: "", companyLogo: "", furtherCards: withoutPeople(sql`true`) })
        .where(oneOf(orders.id, ids));
      await trx
        .update(orderAddons)
        .set({ value: "" })
        .where(and(oneOf(orderAddons.orderId, ids), notInArray(orderAddons.inputType, CHOSEN)));
      const own = trx.select({ id: cards.id }).from(cards).where(oneOf(cards.orderId, ids));
      await trx.delete(proofs).where(inArray(proofs.cardId, own));
      await trx
        .update(cards)
        .set({ ...NO_CARD, addons: withoutValues(CARD_VALUES) })
        .where(oneOf(cards.orderId, ids));
    },

    /** Only these persons' cards: the order is somebody else's. */
    async stripCards(orderId: string, persons: readonly number[]): Promise<void> {
      const those = sql`person = any(${sql.param([...persons])}::bigint[])`;
      await trx
        .update(orders)
        .set({ furtherCards: withoutPeople(those) })
        .where(eq(orders.id, orderId));
      const chosen = and(
        eq(orderAddons.orderId, orderId),
        inArray(orderAddons.person, [...persons]),
      );
      await trx
        .update(orderAddons)
        .set({ value: "" })
        .where(and(chosen, notInArray(orderAddons.inputType, CHOSEN)));
      const own = and(eq(cards.orderId, orderId), inArray(cards.person, [...persons]));
      const theirs = trx.select({ id: cards.id }).from(cards).where(own);
      await trx.delete(proofs).where(inArray(proofs.cardId, theirs));
      await trx
        .update(cards)
        .set({ ...NO_CARD, addons: withoutValues(CARD_VALUES) })
        .where(own);
    },

    /** Logos, pictures of addons, proofs and print files; how cards are printed otherwise stays. */
    async takePictures(ids: readonly string[]): Promise<void> {
      await trx
        .update(orders)
        .set({ companyLogo: "", furtherCards: furtherCards(sql`true`, WITHOUT_LOGO) })
        .where(oneOf(orders.id, ids));
      await trx
        .update(orderAddons)
        .set({ value: "" })
        .where(and(oneOf(orderAddons.orderId, ids), eq(orderAddons.inputType, "image")));
      const own = trx.select({ id: cards.id }).from(cards).where(oneOf(cards.orderId, ids));
      await trx.delete(proofs).where(inArray(proofs.cardId, own));
      await trx
        .update(cards)
        .set({ companyLogo: "", addons: withoutValues("addon->>'inputType' <> 'image'") })
        .where(oneOf(cards.orderId, ids));
    },

    /** Only where they are delivered: they are somebody else's. */
    async stripDelivery(ids: readonly string[]): Promise<void> {
      await trx.update(orders).set(NOWHERE).where(oneOf(orders.id, ids));
    },

    /** With all that belongs to them, pages too. */
    async delete(ids: readonly string[]): Promise<void> {
      await trx.delete(orders).where(oneOf(orders.id, ids));
      await trx.delete(orderLinks).where(oneOf(orderLinks.orderId, ids));
    },

    /** To the orders under way whose cards open them: by those they are found when these are done. */
    async handOnPages(ids: readonly string[]): Promise<void> {
      const next = trx
        .select({ id: orders.id })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(and(eq(cards.profileId, profiles.id), isUnderWay))
        .orderBy(desc(orders.createdAt))
        .limit(1);
      await trx
        .update(profiles)
        .set({ orderId: sql`coalesce((${next}), ${profiles.orderId})` })
        .where(oneOf(profiles.id, ids));
    },

    /** With their links, what visitors left, and how often their cards were opened. */
    async deletePages(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const theirs = sql`any(${sql.param([...ids])}::text[])`;
      const opening = trx
        .select({ id: cards.id })
        .from(cards)
        .where(sql`${cards.profileId} = ${theirs}`);
      await trx.delete(cardTaps).where(inArray(cardTaps.cardId, opening));
      await trx.delete(profiles).where(sql`${profiles.id} = ${theirs}`);
    },
  };
}
