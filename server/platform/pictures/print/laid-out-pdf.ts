import { pdfNumber as n } from "./pdf-file.ts";
import type { PlacedPage } from "./place-pdf.ts";
import { sheetFile } from "./sheet-file.ts";

/** Points in a tenth of a millimetre. */
const UNIT = 72 / 254;

/** In tenths of a millimetre; light ones would have no edge on white paper. */
const EDGE = { width: 2, gray: 0.75 };

/** What is laid on a page: the pages of a file, each where it is to stand, cut to what is left of it. */
export interface LaidFile {
  bytes: Buffer;
  /** In tenths of a millimetre from the left and top of the page, in the sequence of the file's pages. */
  places: readonly { x: number; y: number }[];
}

interface Layout {
  title: string;
  /** Files with what lies under the pages, one after the other: so that a few are drawn at a time. */
  under: AsyncIterable<{ bytes: Buffer; filesOf(page: number): AsyncIterable<LaidFile> }>;
}

/** One document for readers, whose pages show drawn texts with files laid on them. */
export async function* laidOutPdf({ title, under }: Layout): AsyncGenerator<Buffer, void> {
  const file = sheetFile();
  yield file.head();
  for await (const { bytes, filesOf } of under) {
    const pages = yield* file.place(bytes);
    for (const [index, page] of pages.entries()) {
      const [left = 0, bottom = 0, right = 0, top = 0] = page.trim;
      const forms = [page.form];
      const marks = ["q /F0 Do Q"];
      for await (const laid of filesOf(index)) {
        const own = yield* file.place(laid.bytes);
        laid.places.forEach(({ x, y }, side) => {
          const placed = own[side]!;
          marks.push(
            laidOn(placed, forms.push(placed.form) - 1, { x: x * UNIT, y: top - y * UNIT }),
          );
        });
      }
      const named = forms.map((form, at) => `/F${at} ${form}`).join(" ");
      const box = [left, bottom, right, top].map(n).join(" ");
      yield* file.page(
        marks.join("\n"),
        `/MediaBox [${box}] /Resources << /XObject << ${named} >> >>`,
      );
    }
  }
  yield* file.end(title);
}

/** With its left top corner there, without its bleed, and with a thin edge. */
function laidOn({ trim }: PlacedPage, form: number, at: { x: number; y: number }): string {
  const [left = 0, bottom = 0, right = 0, top = 0] = trim;
  const [width, height] = [right - left, top - bottom];
  const box = [at.x, at.y - height, width, height].map(n).join(" ");
  const moved = [1, 0, 0, 1, at.x - left, at.y - height - bottom].map(n).join(" ");
  const edge = `${EDGE.gray} G ${n(EDGE.width * UNIT)} w ${box} re S`;
  return `q ${box} re W n ${moved} cm /F${form} Do Q\n${edge}`;
}
