import { Readable } from "node:stream";

import { ZipFile } from "yazl";

import { csvRecord } from "#server/platform/database/lists/csv-record.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";
import { CSV_START } from "#shared/http/csv-call.ts";
import { CARD_LIST_COLUMNS } from "#shared/print-sheets/print-sheet-calls.ts";

import type { ReadyCard } from "./print-sheet-cards.ts";

/** The PDF of each card as it was approved, and a list of them; each is read when its turn comes. */
export async function* cardsZip(
  cards: readonly ReadyCard[],
  read: (card: ReadyCard) => Promise<Buffer>,
): FileParts {
  async function* bytesOf(card: ReadyCard) {
    yield await read(card);
  }
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  // Print files are compressed within.
  const options = { compress: false };
  zip.addBuffer(Buffer.from(listOf(cards)), "cards.csv", options);
  for (const card of cards) {
    zip.addReadStreamLazy(fileNameOf(card), options, (done) => {
      done(null, Readable.from(bytesOf(card)));
    });
  }
  zip.end();
  for await (const part of output) yield part as Buffer;
}

/** E.g. `9c41e7a2-7k2m9qxabc-v2.pdf`: an order may have several cards. */
const fileNameOf = ({ orderNumber, found: { card, proof } }: ReadyCard) =>
  `${orderNumber}-${card.code}-v${proof.version}.pdf`;

function listOf(cards: readonly ReadyCard[]): string {
  const records = cards.map((card) => {
    const { card: printed, proof } = card.found;
    const { url, nameOnCard } = proof.printed;
    const hash = proof.hashes["card.pdf"] ?? "";
    return [card.orderNumber, printed.code, url, nameOnCard, fileNameOf(card), hash];
  });
  return CSV_START + [CARD_LIST_COLUMNS, ...records].map(csvRecord).join("");
}
