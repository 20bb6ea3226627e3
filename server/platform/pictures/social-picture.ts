import sharp, { type Sharp } from "sharp";

import { SOCIAL_PICTURE } from "#shared/sharing/site.ts";

import { settleFonts } from "./fonts.ts";

/** Renders a drawing to the picture that social networks show. `folder`: see `settleFonts`. */
export async function pictureOfDrawing(svg: string, folder: string): Promise<Buffer> {
  await settleFonts(folder);
  return encoded(sharp(Buffer.from(svg)));
}

/** Renders a drawing to a picture without any loss, in the size that it says. `folder`: see `settleFonts`. */
export async function exactPictureOf(svg: string, folder: string): Promise<Buffer> {
  await settleFonts(folder);
  return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer();
}

/** Crops the owner's own picture to the shape that social networks show. */
export function pictureOfUpload(bytes: Buffer): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  return encoded(sharp(bytes).resize(width, height, { fit: "cover" }));
}

/** As a file, on the colour of paper. */
export function encoded(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: "#f6f3ec" })
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
