import { drawingPdf } from "./drawing-pdf.ts";
import type { Drawing } from "./drawing.ts";
import { outlined } from "./outlined-drawing.ts";

/** A document without pictures: a page for each drawing, whose texts can be searched and copied. */
export async function pagedDocument({ pages, title }: { pages: Drawing[]; title: string }) {
  const sides = [];
  for (const page of pages) sides.push({ drawing: await outlined(page), pictures: new Map() });
  return drawingPdf(sides, { title, bleed: 0, mode: "rgb", hasText: true });
}
