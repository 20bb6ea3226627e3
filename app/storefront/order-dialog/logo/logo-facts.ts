import { groundOf, type Pixels } from "#app/card/logo-pixels.ts";

import { decoded, penOn } from "./edit-logo.ts";

export interface LogoFacts {
  /** In pixels. */
  width: number;
  height: number;
  /** It stands on a ground of one colour, that is not printed if it is removed. */
  hasGround: boolean;
  /** The picture on a small scale. */
  sample: Pixels;
}

/** What is enough to judge colours. */
const SAMPLE_SIDE = 160;

const known = new WeakMap<File, Promise<LogoFacts>>();

/** @throws when the browser can't decode the picture */
export function logoFacts(file: File): Promise<LogoFacts> {
  const facts = known.get(file) ?? read(file);
  known.set(file, facts);
  return facts;
}

async function read(file: File): Promise<LogoFacts> {
  const picture = await decoded(file);
  try {
    const { width, height } = picture;
    const scale = Math.min(1, SAMPLE_SIDE / Math.max(width, height));
    const pen = penOn(width * scale, height * scale);
    pen.drawImage(picture, 0, 0, pen.canvas.width, pen.canvas.height);
    const sample = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
    return { width, height, sample, hasGround: groundOf(sample) !== null };
  } finally {
    picture.close();
  }
}
