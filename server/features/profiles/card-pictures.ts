import { createHash } from "node:crypto";

import type { Config } from "#server/config.ts";
import { latest } from "#server/platform/cache/latest.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import type { CardPhotoDrawing } from "#shared/photos/card-photo.ts";

interface Parts {
  config: Pick<Config, "dataDir">;
  pictures: Pick<PictureQueue, "draw">;
}

/** So many pictures of 50 kB are cached. */
const MOST = 100;

/** Photographs of people's cards, shown where their pages are shared. */
export function cardPictures({ config, pictures }: Parts) {
  const finished = latest<Buffer>(MOST);
  return {
    /** As a JPEG file. */
    of(drawing: CardPhotoDrawing): Promise<Buffer> {
      const key = createHash("sha256").update(JSON.stringify(drawing)).digest("base64");
      return finished.get(key, () => pictures.draw((run) => run("card", drawing, config.dataDir)));
    },
  };
}
export type CardPictures = ReturnType<typeof cardPictures>;
