import type { SetText } from "./outlined-drawing.ts";
import type { Reference } from "./pdf-bytes.ts";
import { pdfNumber as n, type PdfFile } from "./pdf-file.ts";

/** Every letter of the unseen font is half as wide as it is high. */
const LETTER = 0.5;

/** The codes of letters are those of Unicode. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
end
end`;

/** The font of text that is not seen, by which the outlines above it can be searched, copied and read aloud. */
export function addUnseenFont(file: PdfFile): Reference {
  const descriptor = file.add(
    "<< /Type /FontDescriptor /FontName /Unseen /Flags 4 /FontBBox [0 0 500 1000] /ItalicAngle 0 " +
      "/Ascent 1000 /Descent 0 /CapHeight 1000 /StemV 80 >>",
  );
  const letters = file.add(
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /CIDToGIDMap /Identity " +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} ` +
      `/DW ${LETTER * 1000} >>`,
  );
  const toUnicode = file.addStream("", TO_UNICODE);
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [${letters}] ` +
      `/ToUnicode ${toUnicode} >>`,
  );
}

/** The texts of a page, with y downwards; those from right to left run so. */
export function unseenText(texts: readonly SetText[], font: string): string {
  const marks = texts.flatMap(({ runs, y, size }) =>
    runs.map(({ text, x, width, isRtl }) => {
      const wide = (width / (text.length * LETTER * size)) * (isRtl ? -1 : 1);
      const from = isRtl ? x + width : x;
      const codes = Buffer.from(text, "utf16le").swap16().toString("hex");
      return `/${font} ${n(size)} Tf ${[wide, 0, 0, -1, from, y].map(n).join(" ")} Tm <${codes}> Tj`;
    }),
  );
  return ["BT 3 Tr", ...marks, "ET"].join("\n");
}
