// The upper limit of what the picture library can do for orders with pictures: it reads a logo and a
// receipt and writes them anew as the shop does, from file to file, one after the other, and nothing
// else. Its parent process says in which folder they are, and for how long.
import { join } from "node:path";

import sharp from "sharp";

const folder = process.argv[2]!;
const LOGO = join(folder, "logo.png");
const RECEIPT = join(folder, "receipt.jpg");

sharp.concurrency(1);
sharp.cache(false);

async function measure(ms: number): Promise<void> {
  const began = performance.now();
  let count = 0;
  for (; performance.now() - began < ms; count++) {
    await sharp(LOGO).autoOrient().png().toFile(`${LOGO}.anew`);
    await sharp(RECEIPT).autoOrient().webp({ quality: 88, effort: 2 }).toFile(`${RECEIPT}.anew`);
  }
  process.send!(count / ((performance.now() - began) / 1000));
}

process.on("message", (ms: number) => void measure(ms));
process.send!("ready");
