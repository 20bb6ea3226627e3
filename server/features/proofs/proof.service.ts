import { cardStore } from "#server/features/cards/card.store.ts";
import { isNamed } from "#server/features/cards/order-of-person.ts";
import { historyListStore } from "#server/features/history/history-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { orderStore, type OrderRow } from "#server/features/orders/order.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { StaffCode } from "#shared/api-messages/api-message.ts";
import {
  CARD_PROOFS,
  type ApproveAllByPhone,
  type OrderProofs,
  type OrderProofsQuery,
} from "#shared/proofs/order-proofs.ts";
import type { PrintFile, PrintSettings, Proof } from "#shared/proofs/proof.ts";
import type { User } from "#shared/session/session.ts";

import { approveProofs, makeProof, makeProofs, sendProofs, usualSettings } from "./handle-proof.ts";
import {
  byUrgency,
  digestOf,
  isSent,
  isToApprove,
  isToMake,
  isToSend,
  meantBy,
  mustBeSeen,
  newestOfAll,
  pageOf,
  readCardProofs,
  sorted,
} from "./order-proofs.ts";
import { readPrintFile } from "./print-file.ts";
import { approvedOf, whyNotCurrent } from "./proof-readiness.ts";
import { isOutdated, presentProof, stateOf } from "./proof-view.ts";
import { proofStore, type ProofOfCard } from "./proof.store.ts";

type Counts = OrderProofs["counts"];

interface ProofParts {
  database: Database;
  notifications: Notifications;
  fileLinks: FileLinks;
  fileStore: FileStore;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

/** What staff do with the proofs of an order's cards. */
export function proofService(parts: ProofParts) {
  const { database, notifications, fileLinks: links, fileStore, cardUrl } = parts;

  async function present(db: Db, found: readonly ProofOfCard[]): Promise<Proof[]> {
    const users = await historyListStore(db).usersOf(found.map(({ proof }) => proof.approvedBy));
    return found.map((each) => presentProof(each, { links, cardUrl, users }));
  }

  /** Works on one proof while nobody else changes its order, and answers it as it stands then. */
  function change(
    orderId: string,
    id: string,
    work: (found: ProofOfCard, order: OrderRow, trx: Db) => Promise<void>,
  ): Promise<Proof> {
    return database.transaction(async (trx) => {
      const order = await lockedOrder(trx, orderId);
      await work(await findIn(trx, orderId, id), order, trx);
      return (await present(trx, [await findIn(trx, orderId, id)]))[0]!;
    });
  }

  function mustBeCurrent(found: ProofOfCard): void {
    const problem = whyNotCurrent(found, cardUrl);
    if (problem) throw new HttpError(400, problem);
  }

  return {
    /** @param card only those of this card */
    async list(
      orderId: string,
      card?: string,
    ): Promise<{ data: Proof[]; settings: PrintSettings }> {
      const { db } = database;
      if (!(await orderStore(db).find(orderId))) throw notFound("order");
      const store = proofStore(db);
      const found = card
        ? (await store.ofCards([card])).filter((each) => each.card.orderId === orderId)
        : await store.ofOrder(orderId);
      return { data: await present(db, found), settings: await usualSettings(db) };
    },

    make: (orderId: string, cardId: string, settings: PrintSettings, by: User) =>
      database.transaction(async (trx) => {
        await lockedOrder(trx, orderId);
        const cards = (await cardStore(trx).ofOrders([orderId])).get(orderId);
        const card = cards?.find(({ id }) => id === cardId);
        if (!card) throw notFound("record");
        if (!isNamed(card)) throw refused("proof_without_name");
        const { id } = await makeProof(trx, card, settings, { cardUrl, by });
        return (await present(trx, [await findIn(trx, orderId, id)]))[0]!;
      }),

    send: (orderId: string, id: string, by: User) =>
      change(orderId, id, async (found, order, trx) => {
        mustBeCurrent(found);
        await sendProofs(trx, [found], order, { notifications, by });
      }),

    approve: (orderId: string, id: string, reported: string, by: User) =>
      change(orderId, id, async (found, _order, trx) => {
        mustBeCurrent(found);
        await approveProofs(trx, [found], orderId, { by, note: reported });
      }),

    /** Of all cards that have a name, and no proof that is still right. @returns how many are made */
    makeAll: (orderId: string, settings: PrintSettings, by: User): Promise<number> =>
      database.transaction(async (trx) => {
        const order = await lockedOrder(trx, orderId);
        const found = await readCardProofs(trx, order, cardUrl);
        const cards = found.filter(isToMake).map(({ card }) => card);
        await makeProofs(trx, orderId, cards, settings, { cardUrl, by });
        return cards.length;
      }),

    /** All that are ready; where none is new, those without an answer once more. @returns how many */
    sendAll: (orderId: string, by: User): Promise<number> =>
      database.transaction(async (trx) => {
        const order = await lockedOrder(trx, orderId);
        const found = await readCardProofs(trx, order, cardUrl);
        const ready = newestOfAll(found, isToSend);
        const sent = ready.length > 0 ? ready : newestOfAll(found, isSent);
        if (sent.length === 0) throw refused("proofs_none_to_send");
        await sendProofs(trx, sent, order, { notifications, by });
        return sent.length;
      }),

    /** @returns how many @throws a 412 where others have come since they were looked at */
    approveAll: (orderId: string, { digest, note }: ApproveAllByPhone, by: User): Promise<number> =>
      database.transaction(async (trx) => {
        const order = await lockedOrder(trx, orderId);
        const open = newestOfAll(await readCardProofs(trx, order, cardUrl), isToApprove);
        mustBeSeen(open, digest);
        await approveProofs(trx, open, orderId, { by, note });
        return open.length;
      }),

    /** A page of the order's cards with their newest proofs, and how far all of them are. */
    async cards(orderId: string, query: OrderProofsQuery): Promise<OrderProofs> {
      const { db } = database;
      const order = await orderStore(db).find(orderId);
      if (!order) throw notFound("order");
      const all = await readCardProofs(db, order, cardUrl);
      const meant = sorted(all.filter(meantBy(query)), query.sort, byUrgency);
      const shown = pageOf(meant, query);
      const newest = shown.rows.flatMap(({ newest: found }) => found ?? []);
      const presented = new Map((await present(db, newest)).map((proof) => [proof.card, proof]));
      const open = newestOfAll(all, isToApprove);
      const counts = Object.fromEntries(CARD_PROOFS.map((state) => [state, 0])) as Counts;
      for (const { state } of all) counts[state] += 1;
      return {
        data: shown.rows.map(({ card, number, state, isBlocked }) => ({
          number,
          name: card.nameOnCard,
          jobTitle: card.jobTitle,
          card: card.id,
          state,
          isBlocked,
          proof: presented.get(card.id) ?? null,
        })),
        ...shown.place,
        total: all.length,
        counts,
        problems: all.filter(({ isProblem }) => isProblem).length,
        toMake: all.filter(isToMake).length,
        toSend: all.filter(isToSend).length,
        toApprove: open.length,
        digest: digestOf(open),
        settings: await usualSettings(db),
      };
    },

    /** The file that was approved, and no other, however it came to differ. */
    async printFile(
      orderId: string,
      id: string,
      file: PrintFile,
    ): Promise<{ bytes: Buffer; version: number }> {
      const found = await findIn(database.db, orderId, id);
      const { proof } = found;
      if (stateOf(found) !== "approved") throw refused("proof_not_approved");
      if (isOutdated(found, cardUrl)) throw refused("proof_outdated");
      const all = await proofStore(database.db).ofOrder(orderId);
      if (approvedOf(all, found.card.id)?.proof.id !== id) throw refused("proof_not_approved");
      const bytes = await readPrintFile(fileStore, proof, file);
      if (!bytes) throw refused("proof_file_differs");
      return { bytes, version: proof.version };
    },
  };

  async function lockedOrder(trx: Db, orderId: string): Promise<OrderRow> {
    const order = await orderStore(trx).findForUpdate(orderId);
    if (!order) throw notFound("order");
    if (order.status === "cancelled") throw refused("proof_of_cancelled");
    return order;
  }
}
export type ProofService = ReturnType<typeof proofService>;

async function findIn(db: Db, orderId: string, id: string): Promise<ProofOfCard> {
  const found = (await proofStore(db).ofOrder(orderId)).find(({ proof }) => proof.id === id);
  if (!found) throw notFound("record");
  return found;
}

const refused = (
  code: Extract<
    StaffCode,
    | "proof_without_name"
    | "proofs_none_to_send"
    | "proof_of_cancelled"
    | "proof_not_approved"
    | "proof_outdated"
    | "proof_file_differs"
  >,
) => new HttpError(400, apiMessage(code));
