import sharp, { type Sharp } from "sharp";

import { SOCIAL_PICTURE } from "#shared/sharing/site.ts";

import { settleFonts } from "./fonts.ts";

/** A drawing as the picture that networks show. `folder` is one to write in: see `settleFonts`. */
export async function pictureOfDrawing(svg: string, folder: string): Promise<Buffer> {
  await settleFonts(folder);
  return encoded(sharp(Buffer.from(svg)));
}

/** The owner's own picture, cut to the shape that networks show. */
export function pictureOfUpload(bytes: Buffer): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  return encoded(sharp(bytes).resize(width, height, { fit: "cover" }));
}

function encoded(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: "#f6f3ec" })
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
