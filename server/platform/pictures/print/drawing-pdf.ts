import type { PathShape } from "./drawing.ts";
import { inksFor, type ColorMode, type Inks } from "./inks.ts";
import type { OutlinedDrawing } from "./outlined-drawing.ts";
import { pathCommands } from "./path-commands.ts";
import type { Reference } from "./pdf-bytes.ts";
import { pdfFile, pdfNumber as n, pdfText, type PdfFile } from "./pdf-file.ts";
import type { PlacedPicture } from "./placed-picture.ts";
import { addUnseenFont, unseenText } from "./unseen-text.ts";

/** Points in a tenth of a millimetre. */
const UNIT = 72 / 254;

export interface PdfSide {
  drawing: OutlinedDrawing;
  pictures: ReadonlyMap<string, PlacedPicture>;
}

interface PdfOptions {
  title: string;
  /** Beyond the edges of each side, in tenths of a millimetre. */
  bleed: number;
  mode: ColorMode;
  /** For readers, not for plants: the texts lie unseen below their outlines. */
  hasText?: boolean;
}

/** A file for a plant: a page for each side, with the boxes that say where it is cut. */
export async function drawingPdf(
  sides: readonly PdfSide[],
  { title, bleed, mode, hasText = false }: PdfOptions,
): Promise<Buffer> {
  const file = pdfFile();
  const tree = file.reserve();
  const font = hasText ? addUnseenFont(file) : undefined;
  const pages: Reference[] = [];
  const paths: WrittenPaths = new Map();
  for (const { drawing, pictures } of sides) {
    const inks = await inksFor(mode, drawing.ground, drawing.shapes);
    pages.push(addPage(file, tree, drawing, { pictures, inks, paths, bleed, mode, font }));
  }
  file.set(tree, `<< /Type /Pages /Kids [${pages.join(" ")}] /Count ${pages.length} >>`);
  const root = file.add(`<< /Type /Catalog /Pages ${tree} >>`);
  return file.bytes(root, file.add(`<< /Title ${pdfText(title)} /Trapped /False >>`));
}

/** The operators of paths by their data: documents have the same letters again and again. */
type WrittenPaths = Map<string, string>;

interface PageParts {
  pictures: ReadonlyMap<string, PlacedPicture>;
  inks: Inks;
  paths: WrittenPaths;
  bleed: number;
  mode: ColorMode;
  font: Reference | undefined;
}

function addPage(
  file: PdfFile,
  tree: Reference,
  drawing: OutlinedDrawing,
  { pictures, inks, paths, bleed, mode, font }: PageParts,
): Reference {
  const [wide, high] = [drawing.width + 2 * bleed, drawing.height + 2 * bleed];
  const names = [...pictures.keys()];
  const images = names.map((name) => addPicture(file, pictures.get(name)!, mode));
  const marks = drawing.shapes.map((shape) => {
    if (shape.kind === "path") return pathMarks(shape, inks, paths);
    const { box } = pictures.get(shape.name)!;
    const matrix = [box.width, 0, 0, -box.height, box.x, box.y + box.height];
    return `q ${matrix.map(n).join(" ")} cm /P${names.indexOf(shape.name)} Do Q`;
  });
  // From here on units are those of the drawing, with y downwards from the top of the trimmed side.
  const units = [UNIT, 0, 0, -UNIT, bleed * UNIT, (high - bleed) * UNIT];
  const ground = `${ink(inks(drawing.ground))} ${[-bleed, -bleed, wide, high].map(n).join(" ")} re f`;
  const text = font ? [unseenText(drawing.texts, "T")] : [];
  const drawn = [`${units.map(n).join(" ")} cm`, ground, ...text, ...marks].join("\n");
  const content = file.addStream("", drawn);
  const fonts = font ? `/Font << /T ${font} >> ` : "";
  const box = (inset: number) =>
    `[${[inset, inset, wide - inset, high - inset].map((unit) => n(unit * UNIT)).join(" ")}]`;
  const objects = images.map((image, index) => `/P${index} ${image}`).join(" ");
  return file.add(
    `<< /Type /Page /Parent ${tree} /MediaBox ${box(0)} /BleedBox ${box(0)} /TrimBox ${box(bleed)} ` +
      `/Resources << ${fonts}/XObject << ${objects} >> >> /Contents ${content} >>`,
  );
}

/** The operator for filling, or for lines. */
function ink(inks: readonly number[], isLine = false): string {
  const operator = inks.length === 4 ? "k" : "rg";
  return `${inks.map(n).join(" ")} ${isLine ? operator.toUpperCase() : operator}`;
}

const OPERATORS = { M: "m", L: "l", C: "c", Z: "h" } as const;

const writtenPath = (d: string): string =>
  pathCommands(d)
    .map(([name, ...at]) => [...at.map(n), OPERATORS[name]].join(" "))
    .join("\n");

function pathMarks(
  { d, matrix, fill, stroke }: PathShape,
  inks: Inks,
  paths: WrittenPaths,
): string {
  const path = paths.get(d) ?? writtenPath(d);
  paths.set(d, path);
  const paint = fill && stroke ? "B" : stroke ? "S" : "f";
  return [
    `q ${matrix.map(n).join(" ")} cm`,
    fill && ink(inks(fill)),
    stroke && `${ink(inks(stroke.color), true)} ${n(stroke.width)} w ${stroke.isRound ? 1 : 0} J`,
    path,
    `${paint} Q`,
  ]
    .filter(Boolean)
    .join("\n");
}

function addPicture(file: PdfFile, picture: PlacedPicture, mode: ColorMode): Reference {
  const { width, height, colors, opacity } = picture;
  const entries = (space: string) =>
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /${space}`;
  const mask = opacity && file.addStream(entries("DeviceGray"), opacity);
  const space = entries(mode === "cmyk" ? "DeviceCMYK" : "DeviceRGB");
  return file.addStream(mask ? `${space} /SMask ${mask}` : space, colors);
}
