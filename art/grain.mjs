// `node art/grain.mjs` writes the grain of drawn cards: dark and light specks on nothing, which repeat
// without a seam. Two bits a pixel are enough for it.
import { fileURLToPath } from "node:url";

import sharp from "sharp";

const SIDE = 128;
const FILE = fileURLToPath(new URL("../app/card/grain.png", import.meta.url));
/** Grey and opacity, from 0 to 255: most of the surface stays as it is. */
const SPECKS = [
  [0, 64],
  [0, 0],
  [0, 0],
  [255, 34],
];

/** The same numbers each time (a linear congruential generator, Numerical Recipes' constants). */
function numbers(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const next = numbers(7);
const pixels = Buffer.alloc(SIDE * SIDE * 4);
for (let at = 0; at < pixels.length; at += 4) {
  const [grey, opacity] = SPECKS[Math.floor(next() * SPECKS.length)];
  pixels.set([grey, grey, grey, opacity], at);
}
await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
  .png({ palette: true, colours: 4, bitdepth: 2, dither: 0, compressionLevel: 9, effort: 10 })
  .toFile(FILE);
