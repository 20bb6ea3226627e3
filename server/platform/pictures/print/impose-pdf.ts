import type { ColorMode } from "./inks.ts";
import { pdfBytes, type Reference } from "./pdf-bytes.ts";
import { pdfStream, pdfText } from "./pdf-file.ts";
import { placePages, type PlacedPage } from "./place-pdf.ts";
import { readPdf } from "./read-pdf.ts";
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
  const parts = pdfBytes();
  let count = 0;
  const reserve = (): Reference => `${(count += 1)} 0 R`;
  const tree = reserve();
  const sheets: Reference[] = [];

  function* written(cards: readonly (readonly PlacedPage[])[]) {
    for (const page of pagesOf(cards)) {
      const [content, sheet] = [reserve(), reserve()];
      sheets.push(sheet);
      yield parts.object(content, pdfStream("", sheetMarks(page)));
      const entries = sheetEntries(page, mode);
      yield parts.object(
        sheet,
        `<< /Type /Page /Parent ${tree} ${entries} /Contents ${content} >>`,
      );
    }
  }

  yield parts.head();
  let cards: PlacedPage[][] = [];
  for await (const file of files) {
    const { pages, objects } = placePages(readPdf(file), reserve);
    for (const [reference, content] of objects) yield parts.object(reference, content);
    cards.push(pages);
    if (cards.length < perSheet) continue;
    yield* written(cards);
    cards = [];
  }
  if (cards.length > 0) yield* written(cards);

  const [root, info] = [reserve(), reserve()];
  const kids = `/Kids [${sheets.join(" ")}] /Count ${sheets.length}`;
  // Print dialogs begin with what makes backs meet fronts.
  const viewer = `<< /PrintScaling /None /Duplex /${DUPLEX[flip]} >>`;
  yield parts.object(tree, `<< /Type /Pages ${kids} >>`);
  yield parts.object(root, `<< /Type /Catalog /Pages ${tree} /ViewerPreferences ${viewer} >>`);
  yield parts.object(info, `<< /Title ${pdfText(title)} /Trapped /False >>`);
  yield parts.tail(root, info);
}
