import { drawingPdf } from "./drawing-pdf.ts";
import type { Drawing } from "./drawing.ts";
import { outlined, type KnownOutlines } from "./outlined-drawing.ts";

/** A document without pictures: a page for each drawing, whose texts can be searched and copied. */
export async function pagedDocument({ pages, title }: { pages: Drawing[]; title: string }) {
  const sides = [];
  const known: KnownOutlines = new Map();
  for (const page of pages) {
    sides.push({ drawing: await outlined(page, known), pictures: new Map() });
  }
  return drawingPdf(sides, { title, bleed: 0, mode: "rgb", hasText: true });
}
