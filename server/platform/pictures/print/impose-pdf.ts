import type { ColorMode } from "./inks.ts";
import type { PlacedPage } from "./place-pdf.ts";
import { sheetFile } from "./sheet-file.ts";
import { sheetEntries, sheetMarks, type SheetPage } from "./sheet-page.ts";

interface Imposition {
  title: string;
  mode: ColorMode;
  /** How many cards a sheet takes. */
  perSheet: number;
  /** The pages of one sheet, from the pages of each of its cards. */
  pagesOf(cards: readonly (readonly PlacedPage[])[]): SheetPage[];
  /** The edge over which its paper is turned. */
  flip: "long" | "short";
}

const DUPLEX = { long: "DuplexFlipLongEdge", short: "DuplexFlipShortEdge" };

/**
 * One file with many on its sheets, whose bytes come as they are made: no more than one file is in memory.
 * What is drawn are the given files' own pages; nothing of them is drawn again.
 * @param files as `pdf-file.ts` wrote them
 */
export async function* imposedPdf(
  files: AsyncIterable<Buffer>,
  { title, mode, perSheet, pagesOf, flip }: Imposition,
): AsyncGenerator<Buffer, void> {
  const file = sheetFile();

  function* written(cards: readonly (readonly PlacedPage[])[]) {
    for (const page of pagesOf(cards)) yield* file.page(sheetMarks(page), sheetEntries(page, mode));
  }

  yield file.head();
  let cards: PlacedPage[][] = [];
  for await (const bytes of files) {
    cards.push(yield* file.place(bytes));
    if (cards.length < perSheet) continue;
    yield* written(cards);
    cards = [];
  }
  if (cards.length > 0) yield* written(cards);
  // Print dialogs begin with what makes backs meet fronts.
  const viewer = `<< /PrintScaling /None /Duplex /${DUPLEX[flip]} >>`;
  yield* file.end(title, ` /ViewerPreferences ${viewer}`);
}
