import sharp from "sharp";

import { drawingPdf, type PdfSide } from "./drawing-pdf.ts";
import { drawingPng } from "./drawing-png.ts";
import type { Box, Drawing } from "./drawing.ts";
import type { ColorMode } from "./inks.ts";
import { outlined, type SetText } from "./outlined-drawing.ts";
import { placePicture, type PlacedPicture } from "./placed-picture.ts";

export interface PrintJob {
  sides: Record<string, Drawing>;
  /** The pictures that the drawings name. */
  pictures: Record<string, Uint8Array>;
  title: string;
  /** In tenths of a millimetre. */
  bleed: number;
  mode: ColorMode;
}

export interface PrintedSide {
  /** At 300 dpi, trimmed. */
  png: Uint8Array;
  /** The same with its bleed. */
  bleedPng: Uint8Array;
  texts: SetText[];
  pictures: { name: string; box: Box }[];
}

export interface PrintResult {
  /** A page for each side. */
  pdf: Uint8Array;
  sides: Record<string, PrintedSide>;
  /** Each picture on a small scale, in four bytes a pixel. */
  samples: Record<string, PixelSample>;
}

export interface PixelSample {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** What is enough to judge colours, in pixels. */
const SAMPLE_SIDE = 160;

/** Makes the files from which something is printed. */
export async function printDrawings(job: PrintJob): Promise<PrintResult> {
  const pdfSides: PdfSide[] = [];
  const sides: Record<string, PrintedSide> = {};
  for (const [name, side] of Object.entries(job.sides)) {
    const drawing = await outlined(side);
    const pictures = new Map<string, PlacedPicture>();
    for (const shape of drawing.shapes) {
      if (shape.kind === "path") continue;
      pictures.set(shape.name, await placePicture(shape, job.pictures[shape.name]!, job.mode));
    }
    pdfSides.push({ drawing, pictures });
    sides[name] = {
      png: await drawingPng(drawing, pictures),
      bleedPng: await drawingPng(drawing, pictures, job.bleed),
      texts: drawing.texts,
      pictures: [...pictures].map(([picture, { box }]) => ({ name: picture, box })),
    };
  }
  const samples: Record<string, PixelSample> = {};
  for (const [name, bytes] of Object.entries(job.pictures)) samples[name] = await sample(bytes);
  return { pdf: await drawingPdf(pdfSides, job), sides, samples };
}

async function sample(bytes: Uint8Array): Promise<PixelSample> {
  const { data, info } = await sharp(bytes)
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
