// Runs alone: a process reads the settings of typefaces only once.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import sharp from "sharp";

import { pictureOfDrawing } from "./social-picture.ts";

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "naqra-fonts-"));
});
after(() => rm(folder, { recursive: true }));

const WIDTH = 900;

function drawing(text: string, family = "Readex Pro"): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="120">` +
    `<rect width="${WIDTH}" height="120" fill="#fff"/>` +
    `<text x="20" y="80" font-family="${family}" font-size="60" font-weight="300">${text}</text></svg>`
  );
}

/** Which pixels of a rendered text are dark, and how wide the text is. */
async function inkOf(text: string) {
  const picture = await pictureOfDrawing(drawing(text), folder);
  const pixels = await sharp(picture).greyscale().raw().toBuffer();
  const inked = [...pixels.keys()].filter((index) => pixels[index]! < 128);
  const columns = inked.map((index) => index % WIDTH);
  const width = columns.reduce((most, x) => Math.max(most, x), 0) - 20;
  return { inked, width };
}

const NO_LETTER = "\u{E000}";
const TEXTS = ["Your Digital Business Card 35.500", "Žluťoučký", "بطاقة أعمالك الرقمية"];

test("Latin and Arabic letters are rendered, not the boxes for missing glyphs", async () => {
  for (const text of TEXTS) {
    const [drawn, boxes] = await Promise.all([inkOf(text), inkOf(text.replace(/\S/gu, NO_LETTER))]);
    assert.ok(drawn.inked.length > 40 * text.length, `${text}: ${drawn.inked.length} pixels`);
    assert.notDeepEqual(drawn.inked, boxes.inked);
    // Boxes all have the same width.
    const letters = [...text].filter((letter) => letter.trim());
    const shapes = new Set(
      await Promise.all(letters.map(async (letter) => (await inkOf(letter)).inked.join())),
    );
    assert.ok(shapes.size > letters.length / 2, `${text}: ${shapes.size} shapes`);
  }
});

test("Arabic letters join, and run from right to left", async () => {
  const [word, apart, turned] = await Promise.all([
    inkOf("بطاقة"),
    inkOf([..."بطاقة"].join("\u200C")),
    inkOf([..."بطاقة"].toReversed().join("")),
  ]);
  assert.ok(word.width < apart.width, `${word.width} is not narrower than ${apart.width}`);
  assert.notDeepEqual(word.inked, turned.inked);
  // The first letter of the word is at its right end.
  const [begins, ends] = await Promise.all([inkOf("اببببب"), inkOf("بببببا")]);
  const tallAt = ({ inked }: { inked: number[] }) => inked[0]! % WIDTH;
  assert.ok(tallAt(begins) > tallAt(ends));
});

test("no installed font of the machine is used", async () => {
  const [own, other] = await Promise.all(
    ["Readex Pro", "DejaVu Sans"].map((family) =>
      pictureOfDrawing(drawing(TEXTS[0]!, family), folder),
    ),
  );
  assert.deepEqual(own, other);
});

test("a machine without any fonts renders the same picture", async () => {
  const module = fileURLToPath(new URL("social-picture.ts", import.meta.url));
  const svg = drawing(TEXTS.join(" "));
  const script = `
    const { pictureOfDrawing } = await import(${JSON.stringify(module)});
    const bytes = await pictureOfDrawing(${JSON.stringify(svg)}, ${JSON.stringify(join(folder, "bare"))});
    process.stdout.write(bytes.toString("base64"));`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { env: { HOME: "/nowhere", XDG_DATA_HOME: "/nowhere", FONTCONFIG_PATH: "/nowhere" } },
  );
  assert.equal(stderr, "");
  assert.equal(stdout, (await pictureOfDrawing(svg, folder)).toString("base64"));
});
