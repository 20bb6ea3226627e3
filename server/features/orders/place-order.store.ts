import { sql } from "drizzle-orm";

import { newCard } from "#server/features/cards/card.store.ts";
import { cards } from "#server/features/cards/card.table.ts";
import { orderOfPerson, personsOf } from "#server/features/cards/order-of-person.ts";
import { newProfile } from "#server/features/profiles/profile.store.ts";
import { profiles } from "#server/features/profiles/profile.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { isDuplicate, isMissing } from "#server/platform/database/duplicates.ts";
import { insertFromJson } from "#server/platform/database/insert-from-json.ts";
import { prepareStatement } from "#server/platform/database/prepared-statement.ts";
import {
  DISCOUNT_CHECKS,
  refusingCheck,
  STOCK_LEFT,
} from "#server/platform/database/refusing-checks.ts";
import { files } from "#server/platform/files/file.table.ts";
import type { StoredPicture } from "#server/platform/files/picture.ts";
import type { NewHistoryEntry } from "#server/platform/history/history.store.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { fieldError } from "#server/platform/http-error.ts";
import type { NewJob } from "#server/platform/jobs/job-kind.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";
import { countingSql, type CountedPost } from "#server/platform/limits/limit.store.ts";

import { offerVersion, type Offer } from "./order-offer.store.ts";
import {
  asStored,
  NEW_ORDER_COLUMNS,
  type NewOrder,
  type NewOrderAddon,
  type StoredOrder,
} from "./order.store.ts";
import { idempotencyKeys, orderAddons, orderNumbers, orders } from "./order.table.ts";
import { identityValues, SAME_ORDER, type Identity, type Same } from "./same-order.store.ts";

/** An order with all that is stored together with it. */
export interface OrderToPlace {
  identity: Identity;
  order: NewOrder;
  addons: readonly NewOrderAddon[];
  jobs: readonly NewJob[];
  pictures: readonly StoredPicture[];
  /** The page of each person who has one already. */
  pages: readonly (string | undefined)[];
  /** That staff have taken it. */
  history: readonly NewHistoryEntry[];
  /** By which it was priced. */
  offer: Pick<Offer, "named" | "version">;
  /** Undefined for an order that is not counted. */
  post: CountedPost | undefined;
}

interface Outcome extends Same {
  /** Whether the shop still offers what the order was priced by. */
  isCurrent: boolean;
  /** False when another order has its number, of which there are not many: 32 bits. */
  isUnique: boolean;
  /** How many posts are counted with it; null when it is one too many. */
  count: number | null;
  order: StoredOrder;
}

const $ = (parameter: string) => sql.raw(parameter);
/** The outcome where something that it needs was taken meanwhile. */
const NOT_STORED = { placedId: null, isKnown: true, isCurrent: false, isUnique: true, count: null };
const isOfDiscount = (check: string | undefined): check is keyof typeof DISCOUNT_CHECKS =>
  check !== undefined && Object.hasOwn(DISCOUNT_CHECKS, check);
/** Inserts these rows if the order is stored. */
const ifStored = sql`, "stored"`;

/**
 * All or nothing. The insertions wait for the answers before them, each of which needs a row of the one
 * before; foreign keys are checked at the end.
 */
const PLACE = prepareStatement<Omit<Outcome, "order"> & { createdAt: Date | null }>(
  "place an order",
  sql`with "same" as materialized (
    ${SAME_ORDER}
  ), "offered" as materialized (
    select ${offerVersion({
      product: $("$6"),
      country: $("$7"),
      city: $("$8"),
      addons: $("$9::text[]"),
      discount: $("$20"),
    })} = $5 as "isCurrent"
  ), "new" as materialized (
    select 1 from "same", "offered" where "placedId" is null and "isKnown" and "isCurrent"
  ), "numbered" as (
    insert into ${orderNumbers} ("order_id", "number")
    select $4::text, right($4::text, 8) from "new" where $3::text is null
    on conflict do nothing returning 1
  ), "has_number" as materialized (
    select 1 from "new" where $3::text is not null or exists (select 1 from "numbered")
  ), "counted" as (
    ${countingSql(
      { key: $("$10::text"), windowSeconds: $("$11::int"), most: $("$12::int") },
      sql`"has_number" where $10::text is not null`,
    )}
  ), "stored" as materialized (
    select 1 from "has_number" where $10::text is null or exists (select 1 from "counted")
  ), "placed_order" as (
    ${insertFromJson(orders, "$13", NEW_ORDER_COLUMNS)}${ifStored} returning "created_at"
  ), "its_addons" as (
    ${insertFromJson(orderAddons, "$14", ["person"])}${ifStored}
  ), "its_profiles" as (
    ${insertFromJson(profiles, "$15", ["id", "language"])}${ifStored}
  ), "its_cards" as (
    ${insertFromJson(cards, "$16", ["id", "person"])}${ifStored}
  ), "its_jobs" as (
    ${insertFromJson(jobs, "$17", ["id"])}${ifStored} on conflict do nothing
  ), "its_files" as (
    ${insertFromJson(files, "$18")}${ifStored}
  ), "its_history" as (
    ${insertFromJson(historyEntries, "$21", ["id"])}${ifStored}
  ), "its_key" as (
    ${insertFromJson(idempotencyKeys, "$19", ["id"])}${ifStored}
  )
  select "same".*, "isCurrent", exists (select 1 from "has_number") as "isUnique",
    (select "count" from "counted") as "count",
    (select "created_at" from "placed_order") as "createdAt"
  from "same", "offered"`,
);

/**
 * Stores the order, unless it was placed before, its id is unknown, the offer has changed, its number is
 * taken or it is one too many: the first of these is the outcome.
 */
export async function storeOrder(database: Database, placing: OrderToPlace): Promise<Outcome> {
  const { identity, order, addons, offer, post } = placing;
  const { product, country, city, addons: chosen, discount } = offer.named;
  const placed = asStored(order, addons, new Date());
  const persons = personsOf(placed);
  const firstPages = persons.map((person) =>
    placing.pages[person] === undefined ? newProfile(orderOfPerson(placed, person)) : undefined,
  );
  const key = { id: newId(), key: identity.key, contentHash: order.contentHash, orderId: order.id };
  const rows = [
    [order],
    placed.addons,
    firstPages.filter((page) => page !== undefined),
    persons.map((person) =>
      newCard(placed, person, firstPages[person]?.id ?? placing.pages[person]!),
    ),
    placing.jobs.map((job) => ({ ...job, id: newId() })),
    placing.pictures,
    identity.key === undefined ? [] : [key],
  ];
  const values = [
    ...identityValues(identity),
    order.id,
    offer.version,
    product,
    country,
    city,
    chosen,
    post?.key,
    post?.windowSeconds,
    post?.most,
    ...rows.map((each) => JSON.stringify(each)),
    discount,
    JSON.stringify(placing.history),
  ];
  try {
    const [found] = await PLACE.run(database, values);
    const createdAt = found!.createdAt ?? placed.createdAt;
    return { ...found!, order: { ...placed, createdAt, updatedAt: createdAt } };
  } catch (error) {
    const check = refusingCheck(error);
    if (isOfDiscount(check)) throw fieldError("discountCode", DISCOUNT_CHECKS[check]);
    // As of any offer that has changed, what is left of it is read anew.
    if (check === STOCK_LEFT) return { ...NOT_STORED, order: placed };
    // The page that was to be opened by one more card was deleted meanwhile.
    if (isMissing(error, "cards_profile_id_profiles_id_fk"))
      return { ...NOT_STORED, order: placed };
    // Next to impossible, with 50 random bits; another code is tried then.
    if (isDuplicate(error, "cards_code_unique")) return storeOrder(database, placing);
    throw error;
  }
}
