import { orderOfToken, type PageContext } from "#server/features/orders/order-page.ts";
import { orderStore, type OrderRow } from "#server/features/orders/order.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { laidOutPdf, type LaidFile } from "#server/platform/pictures/print/laid-out-pdf.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { LANGUAGES, type Locale } from "#shared/i18n/locale.ts";
import { orderNumber } from "#shared/ids.ts";
import { proofPlaces, PROOFS_ON_A_PAGE } from "#shared/proofs/proof-page.ts";

import type { CardPrinters, NamedProof } from "./card-printer.ts";
import { readCustomersProofs } from "./customers-proofs.ts";
import { byUrgency, readCardProofs } from "./order-proofs.ts";
import { readPrintFile } from "./print-file.ts";
import type { ProofRow } from "./proof.store.ts";

interface DocumentParts {
  database: Database;
  fileStore: FileStore;
  pictures: Pick<PictureQueue, "draw">;
  printersIn: CardPrinters;
  page: PageContext;
}

/** So many pages are drawn at a time: each time waits for its turn in the queue. */
const PAGES_AT_ONCE = 8;

interface ShownProof extends NamedProof {
  proof: ProofRow;
  isProblem: boolean;
}

/**
 * All proofs of an order in one document: first what should be looked at, then each card with both sides, taken
 * from the very files that are printed. It is made as it is sent, from one card after the other.
 */
export function proofDocuments(parts: DocumentParts) {
  const { database, fileStore, pictures, printersIn, page } = parts;
  const { db } = database;

  async function made(
    order: OrderRow,
    proofs: readonly ShownProof[],
    cards: number,
    language: Locale = order.language,
  ): Promise<FileParts> {
    if (proofs.length === 0) throw new HttpError(400, apiMessage("proof_not_ready"));
    const printer = await printersIn(language);
    const number = orderNumber(order.id);
    const list = printer.drawProofList({
      orderNumber: number,
      organization: order.organization,
      at: new Date(),
      cards,
      proofs: proofs.length,
      problems: proofs.filter(({ isProblem }) => isProblem),
    });
    const rows = Array.from({ length: Math.ceil(proofs.length / PROOFS_ON_A_PAGE) }, (_, index) =>
      proofs.slice(index * PROOFS_ON_A_PAGE, (index + 1) * PROOFS_ON_A_PAGE),
    );
    const isRtl = LANGUAGES[language].direction === "rtl";
    const title = number;

    async function* filesOf(shown: readonly ShownProof[]): AsyncGenerator<LaidFile> {
      for (const [row, { proof }] of shown.entries()) {
        const bytes = await readPrintFile(fileStore, proof, "card.pdf");
        const { face, back } = proofPlaces(row, isRtl);
        // What is not what was made is not shown: its place stays empty.
        if (bytes) yield { bytes, places: [face, back] };
      }
    }

    async function* under() {
      const drawn = await pictures.draw((run) => run("document", { pages: list, title }));
      yield { bytes: Buffer.from(drawn), filesOf: () => filesOf([]) };
      for (let from = 0; from < rows.length; from += PAGES_AT_ONCE) {
        const group = rows.slice(from, from + PAGES_AT_ONCE);
        const pages = group.map((shown, index) =>
          printer.drawProofPage(shown, {
            orderNumber: number,
            page: list.length + from + index + 1,
            pages: list.length + rows.length,
          }),
        );
        const bytes = await pictures.draw((run) => run("document", { pages, title }));
        yield { bytes: Buffer.from(bytes), filesOf: (at: number) => filesOf(group[at]!) };
      }
    }
    return laidOutPdf({ title, under: under() });
  }

  return {
    /** For staff: of each card the newest that is made. @throws a 400 while there is none */
    async ofOrder(orderId: string, language: Locale | undefined): Promise<FileParts> {
      const order = await orderStore(db).find(orderId);
      if (!order) throw notFound("order");
      const all = await readCardProofs(db, order, page.cardUrl);
      const shown = all.toSorted(byUrgency).flatMap(({ newest, number, isProblem }) => {
        if (!newest || newest.making) return [];
        return [{ ...named(number, newest.proof), isProblem }];
      });
      return made(order, shown, all.length, language);
    },

    /** For whoever has the order's link: of each card the newest that was sent. */
    async ofToken(token: string, language: Locale | undefined): Promise<FileParts> {
      const order = await orderOfToken(db, token);
      const { shown, cards } = await readCustomersProofs(db, order, page);
      const proofs = shown.map((each) => ({
        ...named(each.number, each.found.proof),
        isProblem: each.isProblem,
      }));
      const first = proofs.filter(({ isProblem }) => isProblem);
      const others = proofs.filter(({ isProblem }) => !isProblem);
      return made(order, [...first, ...others], cards, language);
    },
  };
}
export type ProofDocuments = ReturnType<typeof proofDocuments>;

function named(number: number, proof: ProofRow): Omit<ShownProof, "isProblem"> {
  const { nameOnCard: name, jobTitle } = proof.printed;
  const isCommented = proof.commentedAt !== null && proof.approvedAt === null;
  const comment = isCommented ? proof.comment : "";
  return { proof, number, name, jobTitle, checks: proof.checks, comment };
}
