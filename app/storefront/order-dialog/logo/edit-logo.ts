import { groundOf, removeGround, visibleBox } from "#app/card/logo-pixels.ts";

/**
 * In pixels. A logo is printed at most 24 mm wide, which is 570 pixels at 600 dpi; more would only be
 * sent for nothing.
 */
const LONGEST_SIDE = 1600;

/**
 * The picture, turned clockwise by 90 degrees.
 * @throws when the browser can't decode it
 */
export async function turned(file: File): Promise<File> {
  const picture = await decoded(file);
  try {
    const scale = scaleOf(picture);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const pen = penOn(height, width);
    pen.translate(height, 0);
    pen.rotate(Math.PI / 2);
    pen.drawImage(picture, 0, 0, width, height);
    return await written(pen.canvas, file.name);
  } finally {
    picture.close();
  }
}

/**
 * The picture without its ground of one colour, and without the empty room around what is left; the
 * same file if there is no such ground.
 * @throws when the browser can't decode it
 */
export async function withoutGround(file: File): Promise<File> {
  const picture = await decoded(file);
  try {
    const scale = scaleOf(picture);
    const pen = penOn(picture.width * scale, picture.height * scale);
    const { width, height } = pen.canvas;
    pen.drawImage(picture, 0, 0, width, height);
    const pixels = pen.getImageData(0, 0, width, height);
    const ground = groundOf(pixels);
    if (!ground) return file;
    removeGround(pixels, ground);
    const box = visibleBox(pixels);
    if (!box) return file;
    const cut = penOn(box.width, box.height);
    cut.putImageData(pixels, -box.x, -box.y);
    return await written(cut.canvas, file.name);
  } finally {
    picture.close();
  }
}

export function decoded(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

export function penOn(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  pen.imageSmoothingQuality = "high";
  return pen;
}

function scaleOf({ width, height }: ImageBitmap): number {
  return Math.min(1, LONGEST_SIDE / Math.max(width, height));
}

/** PNG, which keeps transparency and every edge. */
async function written(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!bytes) throw new Error("The picture can't be written");
  return new File([bytes], `${name.replace(/\.[^.]*$/, "")}.png`, { type: "image/png" });
}
