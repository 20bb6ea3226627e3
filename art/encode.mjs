// `node art/encode.mjs scene …` writes what `art/render` has rendered as the pictures that the shop serves, and the data about them.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

const BUILT = new URL("../build/art/", import.meta.url);
const PHOTOS = new URL("../app/storefront/photos/", import.meta.url);
/** What the server lays names on, for where a person's page is shared: the middle of this scene. */
const SHARED = new URL("../server/platform/pictures/photos/", import.meta.url);
const SHARED_SCENE = "hero";
const SHARED_SIZE = { width: 1024, height: 538 };
const CORNERS = new URL("corners.json", PHOTOS);
const MARKS = ["ltr", "rtl"];
const WIDTHS = [640, 1024, 1600];
// With 8 bits AVIF turns the quiet surfaces of white cards into blocks. The largest size, which only
// fine screens show, needs less quality.
const FORMATS = {
  avif: (width) => ({ quality: width > 1024 ? 72 : 80, bitdepth: 10, effort: 6 }),
  webp: () => ({ quality: 84, effort: 6 }),
};
/** In bytes: phones, of which some show the largest size, load no more than 60 kB with the light. */
const MOST_BYTES = 57_000;

/** In fractions of the picture, exact to a hundredth of a pixel. */
const short = (points) => points.map((point) => point.map((part) => Number(part.toFixed(5))));

async function encode(name, width) {
  for (const [format, optionsFor] of Object.entries(FORMATS)) {
    const picture = sharp(fileURLToPath(new URL(`${name}.png`, BUILT))).resize({ width });
    const options = optionsFor(width);
    let encoded = await picture.toFormat(format, options).toBuffer();
    while (encoded.length > MOST_BYTES) {
      options.quality -= 4;
      encoded = await picture.toFormat(format, options).toBuffer();
    }
    await writeFile(new URL(`pictures/${name}-${width}.${format}`, PHOTOS), encoded);
  }
}

async function encodeScene(scene, facts) {
  for (const card of ["white", "black"]) {
    for (const mark of MARKS) {
      for (const width of WIDTHS) await encode(`${scene}-${card}-${mark}`, width);
    }
  }
  for (const mark of MARKS) {
    for (const card of cardsIn(facts[mark])) await encodeLight(`${scene}-light-${card}-${mark}`);
  }
  const corners = JSON.parse(await readFile(CORNERS, "utf8"));
  corners[scene] = Object.fromEntries(MARKS.map((mark) => [mark, placesIn(facts[mark])]));
  await writeFile(CORNERS, `${JSON.stringify(corners, null, 2)}\n`);
}

const cardsIn = ({ corners }) => Object.keys(corners).filter((thing) => thing !== "screen");

/** Where a scene's things are; of what lies partly under the card also its outline, which covers it. */
function placesIn({ corners, outline }) {
  const places = Object.entries(corners).map(([thing, points]) => [thing, short(points)]);
  const isCovering = corners.below || corners.screen;
  return { ...Object.fromEntries(places), ...(isCovering && { cover: short(outline) }) };
}

function encodeLight(name) {
  return sharp(fileURLToPath(new URL(`${name}.png`, BUILT)))
    .resize({ width: 214 })
    .webp({ quality: 60, alphaQuality: 70, effort: 6 })
    .toFile(fileURLToPath(new URL(`pictures/${name}.webp`, PHOTOS)));
}

async function encodeShared(scene) {
  const { width, height } = SHARED_SIZE;
  const cut = { left: 0, top: (width - height) / 2, width, height };
  for (const card of ["white", "black"]) {
    for (const mark of MARKS) {
      const whole = sharp(fileURLToPath(new URL(`${scene}-${card}-${mark}.png`, BUILT))).resize({
        width,
      });
      await sharp(await whole.png().toBuffer())
        .extract(cut)
        .webp({ quality: 92, effort: 6 })
        .toFile(fileURLToPath(new URL(`${card}-${mark}.webp`, SHARED)));
    }
  }
  await copyFile(
    new URL(`pictures/${scene}-light-card-ltr.webp`, PHOTOS),
    new URL("light.webp", SHARED),
  );
}

for (const scene of argv.slice(2)) {
  await encodeScene(scene, JSON.parse(await readFile(new URL(`${scene}.json`, BUILT), "utf8")));
  if (scene === SHARED_SCENE) await encodeShared(scene);
}
