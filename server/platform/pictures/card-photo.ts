import { fileURLToPath } from "node:url";

import sharp, { type Sharp } from "sharp";

import type { CardPhotoDrawing } from "#shared/photos/card-photo.ts";
import { projection, type Corners } from "#shared/photos/projection.ts";
import { SOCIAL_PICTURE } from "#shared/sharing/site.ts";

import { settleFonts } from "./fonts.ts";
import { encoded } from "./social-picture.ts";

const { width, height } = SOCIAL_PICTURE;
/** The files are the middle of square photographs, as wide as these. */
const CUT_ABOVE = (width - height) / 2;

/** Four values of 0 to 255 a pixel: red, green, blue, opacity. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * A photograph of somebody's card, for where their page is shared: the print laid on the face of a
 * blank card, as light as the light that falls there. `folder`: see `settleFonts`.
 */
export async function cardPhoto(
  { blank, print, corners }: CardPhotoDrawing,
  folder: string,
): Promise<Buffer> {
  await settleFonts(folder);
  const [photo, face, light] = await Promise.all([
    pixelsOf(sharp(fileOf(blank)).resize(width, height)),
    pixelsOf(sharp(Buffer.from(print))),
    pixelsOf(sharp(fileOf("light"))),
  ]);
  lay(face, light, photo, corners, blank.startsWith("black"));
  return encoded(sharp(photo.data, { raw: { width, height, channels: 4 } }));
}

const fileOf = (name: string) => fileURLToPath(new URL(`photos/${name}.webp`, import.meta.url));

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Light ink on a black card shows as much of itself as there is light; ink on a white card takes from
 * its light what it takes from any white, as in the browser (`LaidFace`).
 */
function lay(face: Pixels, light: Pixels, photo: Pixels, corners: Corners, isBlack: boolean): void {
  const faceAt = faceUnder(corners);
  const [ink, shade] = [new Float64Array(4), new Float64Array(4)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = faceAt((x + 0.5) / width, (y + 0.5 + CUT_ABOVE) / width);
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      sample(face, u, v, ink);
      const opacity = ink[3]!;
      if (opacity === 0) continue;
      if (isBlack) sample(light, u, v, shade);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const before = photo.data[at + channel]!;
        // The colour is weighted by its opacity already.
        photo.data[at + channel] = isBlack
          ? before * (1 - opacity * shade[3]!) + ink[channel]! * shade[3]! * 255
          : before * (1 - opacity + ink[channel]!);
      }
    }
  }
}

/** Where on the face a point of the square photograph is, in fractions of the face. */
function faceUnder(corners: Corners): (x: number, y: number) => readonly [u: number, v: number] {
  const [a, b, c, d, e, f, g, h] = projection(corners);
  return (x, y) => {
    // u and v of the projection's two equations.
    const [ua, va, wa] = [a - g * x, b - h * x, x - c];
    const [ub, vb, wb] = [d - g * y, e - h * y, y - f];
    const area = ua * vb - va * ub;
    return [(wa * vb - va * wb) / area, (ua * wb - wa * ub) / area];
  };
}

/** The colour between the four nearest pixels, 0 to 1, each weighted by its opacity. */
function sample({ data, width, height }: Pixels, u: number, v: number, into: Float64Array): void {
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1.001);
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1.001);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  into.fill(0);
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, row] = [corner % 2, corner >> 1];
    const weight = (column ? right : 1 - right) * (row ? down : 1 - down);
    const at = ((top + row) * width + left + column) * 4;
    const opacity = (data[at + 3]! / 255) * weight;
    for (let channel = 0; channel < 3; channel += 1) {
      into[channel]! += (data[at + channel]! / 255) * opacity;
    }
    into[3]! += opacity;
  }
}
