import { pdfBytes, type Reference } from "./pdf-bytes.ts";
import { pdfStream, pdfText } from "./pdf-file.ts";
import { placePages, type KnownObjects, type PlacedPage } from "./place-pdf.ts";
import { readPdf } from "./read-pdf.ts";

/**
 * A file whose pages show those of other files, and whose bytes come as they are made: of what was sent,
 * nothing but where it stands is in memory. Nothing of the other files is drawn again.
 */
export function sheetFile() {
  const parts = pdfBytes();
  const alike: KnownObjects = new Map();
  let count = 0;
  const reserve = (): Reference => `${(count += 1)} 0 R`;
  const tree = reserve();
  const sheets: Reference[] = [];

  return {
    head: () => parts.head(),

    /** @param file as `pdf-file.ts` wrote it @returns its pages */
    *place(file: Buffer): Generator<Buffer, PlacedPage[]> {
      const { pages, objects } = placePages(readPdf(file), reserve, alike);
      for (const [reference, content] of objects) yield parts.object(reference, content);
      return pages;
    },

    /** @param entries its size, and what it is drawn with */
    *page(marks: string, entries: string): Generator<Buffer, void> {
      const [content, sheet] = [reserve(), reserve()];
      sheets.push(sheet);
      yield parts.object(content, pdfStream("", marks));
      yield parts.object(
        sheet,
        `<< /Type /Page /Parent ${tree} ${entries} /Contents ${content} >>`,
      );
    },

    /** @param viewer what programs that show it begin with */
    *end(title: string, viewer = ""): Generator<Buffer, void> {
      const [root, info] = [reserve(), reserve()];
      const kids = `/Kids [${sheets.join(" ")}] /Count ${sheets.length}`;
      yield parts.object(tree, `<< /Type /Pages ${kids} >>`);
      yield parts.object(root, `<< /Type /Catalog /Pages ${tree}${viewer} >>`);
      yield parts.object(info, `<< /Title ${pdfText(title)} /Trapped /False >>`);
      yield parts.tail(root, info);
    },
  };
}
