import sharp from "sharp";

import { drawingPdf, type PdfSide } from "./drawing-pdf.ts";
import type { Box, Drawing, PathShape } from "./drawing.ts";
import type { ColorMode } from "./inks.ts";
import { outlined, type SetText, type OutlinedDrawing } from "./outlined-drawing.ts";
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

const DPI = 300;
const UNITS_PER_INCH = 254;

/**
 * A side as a picture of 300 dpi.
 * @param bleed beyond its edges, in tenths of a millimetre
 */
async function drawingPng(
  { width, height, ground, shapes }: OutlinedDrawing,
  pictures: ReadonlyMap<string, PlacedPicture>,
  bleed = 0,
): Promise<Buffer> {
  const [wide, high] = [width + 2 * bleed, height + 2 * bleed];
  const pixels = (units: number) => Math.round((units / UNITS_PER_INCH) * DPI);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels(wide)}" height="${pixels(high)}" ` +
    `viewBox="${-bleed} ${-bleed} ${wide} ${high}" preserveAspectRatio="none">` +
    `<rect x="${-bleed}" y="${-bleed}" width="${wide}" height="${high}" fill="${ground}"/>` +
    shapes
      .map((shape) => (shape.kind === "path" ? pathElement(shape) : image(pictures, shape.name)))
      .join("") +
    "</svg>";
  return sharp(Buffer.from(svg)).withMetadata({ density: DPI }).png().toBuffer();
}

function pathElement({ d, matrix, fill, stroke }: PathShape): string {
  const line = stroke
    ? `stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linecap="${stroke.isRound ? "round" : "butt"}"`
    : "";
  return `<path d="${d}" transform="matrix(${matrix.join(" ")})" fill="${fill ?? "none"}" ${line}/>`;
}

function image(pictures: ReadonlyMap<string, PlacedPicture>, name: string): string {
  const { box, png } = pictures.get(name)!;
  return (
    `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ` +
    `preserveAspectRatio="none" href="data:image/png;base64,${png.toString("base64")}"/>`
  );
}
