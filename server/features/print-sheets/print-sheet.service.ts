import { orderBulkStore } from "#server/features/orders/order-bulk.store.ts";
import { readPrintFile } from "#server/features/proofs/print-file.ts";
import { settingsOf } from "#server/features/proofs/proof-view.ts";
import { proofStore } from "#server/features/proofs/proof.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { orderNumber } from "#shared/ids.ts";
import {
  CARDS_AT_ONCE,
  CARDS_OF_ORDER,
  ORDER_PRINT_BYTES,
  PRINT_BYTES,
  type PrintedCards,
  type PrintSheetCards,
  type PrintSheetOrders,
  type PrintSheetSettings,
} from "#shared/print-sheets/print-sheet.ts";

import { cardsZip } from "./cards-zip.ts";
import { printSheetCards, type ReadyCard } from "./print-sheet-cards.ts";
import { sheetsPdf } from "./sheets-pdf.ts";

interface PrintSheetParts {
  database: Database;
  fileStore: FileStore;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

const MEGABYTE = 1024 * 1024;

/** Files for a plant, of approved cards only. */
export function printSheetService({ database: { db }, fileStore, cardUrl }: PrintSheetParts) {
  async function ordersMeant({ ids, matching }: PrintSheetOrders): Promise<string[]> {
    if (ids) return [...new Set(ids)];
    const found = await orderBulkStore(db).idsBehind(matching!, undefined, CARDS_AT_ONCE + 1);
    if (found.length <= CARDS_AT_ONCE) return found;
    throw fieldError("matching", apiMessage("too_many", { items: "orders", max: CARDS_AT_ONCE }));
  }

  /** @throws unless there are cards that can be printed, with the files that were approved */
  async function printable(meant: PrintedCards): Promise<ReadyCard[]> {
    const cards = "order" in meant ? await cardsOfOrder(meant.order) : await named(meant.proofs);
    const most = "order" in meant ? ORDER_PRINT_BYTES : PRINT_BYTES;
    const keys = cards.map(({ found }) => found.proof.pdf);
    if ((await fileRecordStore(db).bytesOf(keys)) > most) {
      throw new HttpError(400, apiMessage("plate_files_too_large", { max: most / MEGABYTE }));
    }
    // All of them before the first byte is sent: later nothing could be reported any more.
    for (const card of cards) await read(card);
    return cards;
  }

  /** Those that can be printed. @throws where there is none, or there are too many */
  async function cardsOfOrder(order: string): Promise<ReadyCard[]> {
    const { ready, refused } = await printSheetCards(db, [order], cardUrl);
    if (ready.length > CARDS_OF_ORDER) {
      throw fieldError("order", apiMessage("plate_too_many_cards", { max: CARDS_OF_ORDER }));
    }
    if (ready.length > 0) return ready;
    const [first] = refused;
    const isUnknown = !first || first.why.code === "not_found";
    throw isUnknown ? notFound("order") : new HttpError(400, first.why);
  }

  /** @throws unless each of them is the approved proof of a card that can be printed */
  async function named(proofs: readonly string[]): Promise<ReadyCard[]> {
    const orders = await proofStore(db).ordersOf(proofs);
    const { ready } = await printSheetCards(db, [...new Set(orders.values())], cardUrl);
    const byProof = new Map(ready.map((card) => [card.found.proof.id, card]));
    return proofs.map((id) => {
      const card = byProof.get(id);
      if (card) return card;
      const order = orders.get(id);
      if (!order) throw notFound("record");
      const reported = apiMessage("plate_card_refused", { orderNumber: orderNumber(order) });
      throw new HttpError(400, reported);
    });
  }

  /** @throws when it is not what was approved */
  async function read({ found, orderNumber: number }: ReadyCard): Promise<Buffer> {
    const bytes = await readPrintFile(fileStore, found.proof, "card.pdf");
    if (bytes) return bytes;
    throw new HttpError(400, apiMessage("plate_file_differs", { orderNumber: number }));
  }

  return {
    async cards(asked: PrintSheetOrders): Promise<PrintSheetCards> {
      const { ready, refused } = await printSheetCards(db, await ordersMeant(asked), cardUrl);
      return {
        ready: ready.map(({ found, ...named }) => ({
          ...named,
          proof: found.proof.id,
          ...settingsOf(found.proof),
        })),
        refused: refused.map(({ why, ...named }) => ({ ...named, ...why })),
      };
    },

    sheets: async (meant: PrintedCards, settings: PrintSheetSettings): Promise<FileParts> =>
      sheetsPdf(await printable(meant), settings, read),

    zip: async (meant: PrintedCards): Promise<FileParts> => cardsZip(await printable(meant), read),
  };
}
export type PrintSheetService = ReturnType<typeof printSheetService>;
