import { createHash } from "node:crypto";

import type { Notifications } from "#server/features/notifications/notifications.ts";
import { cardOwner } from "#server/features/profiles/page-links.service.ts";
import { REUSE_PROOFS } from "#server/features/proofs/reuse-proofs.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import type { StoredPicture } from "#server/platform/files/picture.ts";
import { newHistoryEntry, type NewHistoryEntry } from "#server/platform/history/history.store.ts";
import { HttpError, unavailable } from "#server/platform/http-error.ts";
import { parseOrThrow } from "#server/platform/http/context.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { newJob } from "#server/platform/jobs/job-kind.ts";
import type { NewPost } from "#server/platform/limits/rate-limiter.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { orderFormSchema, type OrderForm } from "#shared/orders/order-form.ts";

import { copiedPictures } from "./copied-pictures.ts";
import {
  earlierCardsOf,
  picturesOf,
  resolveAgain,
  type Again,
  type Earlier,
} from "./earlier-order.ts";
import { orderConfirmation, orderNotice } from "./notifications/order-notifications.ts";
import type { OrderHistoryField } from "./order-history.ts";
import { namedIn, offerStore, type Offer } from "./order-offer.store.ts";
import { asStored } from "./order.store.ts";
import { storeOrder } from "./place-order.store.ts";
import { priceOrder, type PricedOrder, type StaffTerms } from "./priced-order.ts";
import { earlierOrder, type PlacedOrder } from "./repeated-order.ts";
import { findSameOrder, type Identity } from "./same-order.store.ts";

/** The input of `POST /orders`. */
export interface OrderSubmission {
  fields: unknown;
  files: readonly UploadedFile[];
  /** The `Idempotency-Key` header, from clients that send one. */
  idempotencyKey: string | undefined;
  /** Processed and answered like any other, but nothing is stored. */
  isDryRun: boolean;
  /** Aborted when the client disconnects. */
  sender?: AbortSignal;
  /** Of an order that staff take. */
  staff?: StaffTerms;
  /** The order that it repeats. */
  again?: Again | undefined;
  /** How the order is counted unless it is a repetition; undefined when it is not limited. */
  post: NewPost | undefined;
}

/** So often an order is priced, because what it was priced by had changed before it was stored. */
const TRIES = 5;

class OfferChanged extends Error {}

/** What an order takes over from the one that it repeats, if it does. */
interface Repetition {
  earlier: Earlier | undefined;
  /** By the key of each stored picture that is a copy, the key of the other. */
  originals: Readonly<Record<string, string>>;
}

export function orderPlacing(database: Database, files: FileService, notifications: Notifications) {
  const offers = offerStore(database);

  async function findEarlier(identity: Identity): Promise<PlacedOrder | undefined> {
    return earlierOrder(database.db, await findSameOrder(database, identity), identity);
  }

  async function price(form: OrderForm, { files: sent, staff }: OrderSubmission) {
    const named = namedIn(form);
    const offer = await offers.find(named);
    try {
      return { offer, draft: priceOrder(offer, form, sent, staff) };
    } catch {
      // What was not offered when it was read may be by now.
      offers.forget(named);
      const current = await offers.find(named);
      return { offer: current, draft: priceOrder(current, form, sent, staff) };
    }
  }

  async function storeNew(
    form: OrderForm,
    { offer, draft }: { offer: Offer; draft: PricedOrder },
    pictures: readonly StoredPicture[],
    identity: Identity,
    { post, staff }: OrderSubmission,
    { earlier, originals }: Repetition,
  ): Promise<PlacedOrder> {
    const { order, addons } = draft.with(pictures);
    const { email, phoneNumbers } = order;
    const to = { email, phone: phoneNumbers[0]! };
    const same = earlierCardsOf(form, earlier);
    const reused = same.flatMap((card, person) => (card ? [{ person, earlier: card.id }] : []));
    for (;;) {
      const id = form._id ?? newId();
      const about = { orderId: id };
      const outcome = await storeOrder(database, {
        identity,
        order: { ...order, id, contentHash: identity.contentHash },
        addons,
        pictures,
        jobs: [
          ...notifications.jobsFor(orderConfirmation, about, to),
          ...notifications.jobsForStaff(orderNotice, about, offer.shopEmail),
          ...(reused.length > 0
            ? [newJob(REUSE_PROOFS, { ...about, cards: reused, pictures: originals })]
            : []),
          ...order.furtherCards.flatMap(({ email: owner }, index) =>
            owner === ""
              ? []
              : notifications.jobsFor(
                  cardOwner,
                  { ...about, person: `${index + 1}` },
                  { email: owner },
                ),
          ),
        ],
        pages: same.map((card) => card?.profileId ?? undefined),
        history: staff ? [placedByStaff(id, draft.record, staff)] : [],
        offer,
        post,
      });
      const first = await earlierOrder(database.db, outcome, identity);
      if (first) return first;
      if (!outcome.isCurrent) {
        offers.forget(offer.named);
        throw new OfferChanged();
      }
      if (!outcome.isUnique) continue;
      await post?.settle(outcome.count);
      return { order: outcome.order, isRepeated: false };
    }
  }

  async function tryToPlace(form: OrderForm, identity: Identity, submission: OrderSubmission) {
    const { isDryRun, sender } = submission;
    const priced = await price(form, submission).catch(async (refusal: unknown) => {
      // A repeated order is answered like the first one, whatever is offered by now.
      const first = refusal instanceof HttpError && (await findEarlier(identity));
      if (first) return first;
      throw refusal;
    });
    if ("isRepeated" in priced) return priced;
    const { pictures } = priced.draft;
    // Otherwise the statement that stores it finds out.
    const isLookedFor = isDryRun || pictures.length > 0;
    const first = isLookedFor && (await findEarlier(identity));
    if (first) return first;
    const { again } = submission;
    const earlier = again && (await resolveAgain(database.db, again));
    const sources = await copiedPictures(database.db, files, pictures, {
      uploaded: submission.files,
      keys: earlier ? picturesOf(earlier.order) : [],
    });
    return files.storing(sources, { isPublic: false, sender }, async (stored) => {
      const placed = isDryRun
        ? { order: notStored(priced.draft.with(stored), form, identity), isRepeated: false }
        : await storeNew(form, priced, stored, identity, submission, {
            earlier,
            originals: Object.fromEntries(
              sources.flatMap(({ copyOf }, index) =>
                copyOf ? [[stored[index]!.key, copyOf.key] as const] : [],
              ),
            ),
          });
      if (placed.isRepeated || isDryRun) await files.discard(stored);
      return placed;
    });
  }

  /**
   * Stores the order with copies of everything it shows, its total, its pictures, its card and its
   * notifications; all of it or nothing. When the same order is sent again, even at the same moment,
   * the first one is returned.
   */
  return async function placeOrder(submission: OrderSubmission): Promise<PlacedOrder> {
    const form = parseOrThrow(orderFormSchema, submission.fields);
    const identity = identityOf(form, submission);
    const again = submission.again ?? (form.again ? { token: form.again } : undefined);
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return await tryToPlace(form, identity, { ...submission, again });
      } catch (error) {
        if (!(error instanceof OfferChanged)) throw error;
      }
    }
    throw unavailable(apiMessage("shop_busy"), 1);
  };
}

function placedByStaff(
  id: string,
  record: PricedOrder["record"],
  { by, reason, isPaid }: StaffTerms,
): NewHistoryEntry {
  const { productPriceFils: price, cityFeeFils: fee } = record;
  const given: Partial<Record<OrderHistoryField, { from: unknown; to: unknown }>> = {
    ...(price.shop !== price.asked && { productPriceFils: { from: price.shop, to: price.asked } }),
    ...(fee.shop !== fee.asked && { cityFeeFils: { from: fee.shop, to: fee.asked } }),
    ...(reason !== "" && { priceReason: { from: null, to: reason } }),
    ...(isPaid && { paymentState: { from: null, to: "accepted" } }),
  };
  return newHistoryEntry(by, "order", id, "create", given);
}

function notStored(
  { order, addons }: ReturnType<PricedOrder["with"]>,
  form: OrderForm,
  { contentHash }: Identity,
) {
  return asStored({ ...order, id: form._id ?? newId(), contentHash }, addons, new Date());
}

function identityOf(
  { _id, language: _, expectedTotal: _seen, ...form }: OrderForm,
  submission: OrderSubmission,
): Identity {
  const pictures = submission.files.map(({ field, hash }) => `${field} ${hash}`);
  // Taken by staff at other prices it is another order.
  const { staff, again } = submission;
  const terms = staff ? [{ ...staff, by: undefined, ...(again && { again }) }] : [];
  const content = JSON.stringify([form, pictures.toSorted(), ...terms]);
  return {
    reservedId: _id,
    key: submission.idempotencyKey,
    contentHash: createHash("sha256").update(content).digest("hex"),
  };
}
