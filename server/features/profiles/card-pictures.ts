import { createHash } from "node:crypto";

import type { Config } from "#server/config.ts";
import { latest } from "#server/platform/cache/latest.ts";
import type { PictureQueue, PictureWork } from "#server/platform/pictures/picture-queue.ts";
import type { CardPhotoDrawing } from "#shared/photos/card-photo.ts";

interface Parts {
  config: Pick<Config, "dataDir">;
  pictures: Pick<PictureQueue, "draw">;
}

/** So many pictures of at most 100 kB are cached. */
const MOST = 100;

/** Pictures of people's cards: beside their pages, for other sites, mail programs and phones. */
export function cardPictures({ config, pictures }: Parts) {
  const finished = latest<Buffer>(MOST);
  const made = (drawing: unknown, make: PictureWork<Buffer>) => {
    const key = createHash("sha256").update(JSON.stringify(drawing)).digest("base64");
    return finished.get(key, () => pictures.draw(make));
  };
  return {
    /** The photograph of a card, as a JPEG file. */
    photo: (drawing: CardPhotoDrawing): Promise<Buffer> =>
      made(drawing, (run) => run("card", drawing, config.dataDir)),

    /** A drawing as a PNG file. @param svg with its size in pixels */
    exact: (svg: string): Promise<Buffer> => made(svg, (run) => run("exact", svg, config.dataDir)),
  };
}
export type CardPictures = ReturnType<typeof cardPictures>;
