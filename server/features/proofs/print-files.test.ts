import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { inflateSync } from "node:zlib";

import sharp from "sharp";

import { printDrawings } from "#server/platform/pictures/print/print-drawings.ts";
import { printersFromSources } from "#server/testing/from-sources.ts";
import { askTool, codeIn } from "#server/testing/read-print.ts";
import type { CardPrintFacts } from "#shared/proofs/card-print.ts";
import type { PrintSettings } from "#shared/proofs/proof.ts";

/** An addon of the owner's own, known by its title. */
const ANY_ADDON = "000000000000000000000000";

const ADDRESS = "card.example/c/7k2m9qxabc";
const CARD: CardPrintFacts = {
  color: "black",
  name: "Example Customer",
  position: "Founder",
  organization: "Example Bakery",
  address: ADDRESS,
  logo: null,
  addons: [],
  pictures: {},
};

async function print(
  facts: Partial<CardPrintFacts> = {},
  { colors = "cmyk", bleedMm = 3 }: Partial<PrintSettings> = {},
  pictures: Record<string, Uint8Array> = {},
) {
  const printer = await printersFromSources("en");
  const card = { ...CARD, ...facts };
  const drawn = printer.drawCard(card);
  const result = await printDrawings({
    sides: drawn.sides,
    pictures,
    title: "Example",
    bleed: bleedMm * 10,
    mode: colors,
  });
  return { ...result, checks: printer.checkCard(card, drawn, result) };
}

const picture = (width: number, height: number, background = "#c02020") =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** The marks of each page. */
function contents(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf);
  const text = file.toString("latin1");
  const streams = [...text.matchAll(/<<([^<>]*)\/Length (\d+) >>\nstream\n/g)];
  return streams
    .filter(([, entries]) => !entries!.includes("/Image"))
    .map(({ index, 0: head, 2: length }) => {
      const start = index + head.length;
      return inflateSync(file.subarray(start, start + Number(length))).toString();
    });
}

const boxes = (pdf: Uint8Array, name: string) =>
  [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, "g")),
  ].map(([, numbers]) => numbers!.split(" ").map(Number));

function assertNear(actual: readonly number[] | undefined, expected: readonly number[]) {
  assert.equal(actual?.length, expected.length);
  for (const [index, value] of expected.entries()) {
    assert.ok(
      Math.abs(actual![index]! - value) < 0.01,
      `${actual!.join(" ")} is not ${expected.join(" ")}`,
    );
  }
}

test("a page for each side, with boxes for a cut of 85.60 x 53.98 mm and a bleed of 3 mm", async () => {
  const { pdf } = await print();
  for (const [name, expected] of [
    ["MediaBox", [0, 0, 259.654, 170.022]],
    ["BleedBox", [0, 0, 259.654, 170.022]],
    ["TrimBox", [8.504, 8.504, 251.15, 161.518]],
  ] as const) {
    const both = boxes(pdf, name);
    assert.equal(both.length, 2, name);
    for (const box of both) assertNear(box, expected);
  }
  const narrow = await print({}, { bleedMm: 1.5 });
  assertNear(boxes(narrow.pdf, "BleedBox")[0], [0, 0, 251.15, 161.518]);
});

test("the same card is printed by the same bytes", async () => {
  const [one, other] = [await print(), await print()];
  assert.ok(Buffer.from(one.pdf).equals(other.pdf));
});

test("text is outlines: the file has neither fonts nor text, and is all vectors", async () => {
  const { pdf } = await print({
    name: "عميل مثال Example",
    addons: [backText("Open\ntill seven")],
  });
  const text = Buffer.from(pdf).toString("latin1");
  assert.doesNotMatch(text, /\/Font|\/Subtype \/Type/);
  assert.doesNotMatch(text, /\/Image/);
  for (const page of contents(pdf)) assert.doesNotMatch(page, /\bBT\b|\bTj\b|\bTf\b/);
});

test("pictures of 300 dpi are exactly as large as the card, and with its bleed", async () => {
  const { sides } = await print();
  for (const side of Object.values(sides)) {
    const [trimmed, whole] = await Promise.all(
      [side.png, side.bleedPng].map((bytes) => sharp(bytes).metadata()),
    );
    assert.deepEqual([trimmed!.width, trimmed!.height, trimmed!.density], [1011, 638, 300]);
    assert.deepEqual([whole!.width, whole!.height, whole!.density], [1082, 708, 300]);
  }
});

for (const color of ["black", "white", "#2a4f9e"]) {
  test(`the code on a ${color} card is read from its picture, in both directions`, async () => {
    for (const name of ["Example Customer", "عميل مثال"]) {
      const { sides } = await print({ color, name });
      assert.equal(await codeIn(sides["back"]!.png), `HTTPS://${ADDRESS.toUpperCase()}`);
    }
  });
}

test("in four inks the code is black alone, at 20 mm or more, with four modules of quiet", async () => {
  const { pdf } = await print();
  const back = contents(pdf)[1]!;
  // The code is what has the most parts.
  const groups = back
    .split("\nq ")
    .toSorted((a, b) => b.split(" m\n").length - a.split(" m\n").length);
  const code = `q ${groups[0]}`;
  assert.deepEqual(code.match(/[\d. ]+ [kK]$/gm), ["0 0 0 1 k"]);
  const [module = 0] = /^q ([\d.]+) 0 0/.exec(code)!.slice(1).map(Number);
  const xs = [...code.matchAll(/^([\d.]+) [\d.]+ [ml]$/gm)].map(([, x]) => Number(x));
  const modules = Math.max(...xs);
  assert.ok((module * modules) / 10 >= 20, `${(module * modules) / 10} mm`);
  const plate = 328;
  assert.ok((plate - module * modules) / 2 / module >= 3.999);
  // And all is in four inks.
  assert.doesNotMatch(back, / rg$/m);
  assert.match(contents((await print({}, { colors: "rgb" })).pdf)[1]!, / rg$/m);
});

test("dark text on a light card is printed with black ink alone", async () => {
  const face = contents((await print({ color: "white" })).pdf)[0]!;
  assert.ok((face.match(/^0 0 0 [\d.]+ k$/gm)?.length ?? 0) >= 3);
});

test("logo and picture are in the file, in its inks and with what is transparent", async () => {
  const facts = {
    logo: { width: 600, height: 200 },
    addons: [
      {
        addonId: ANY_ADDON,
        title: "Picture on the back",
        inputType: "image" as const,
        value: "private/a.png",
      },
    ],
    pictures: { "private/a.png": { width: 900, height: 900 } },
  };
  const files = {
    logo: await picture(600, 200, "#c0202080"),
    "private/a.png": await picture(900, 900),
  };
  const { pdf, sides, checks } = await print(facts, {}, files);
  const text = Buffer.from(pdf).toString("latin1");
  assert.equal(text.match(/\/ColorSpace \/DeviceCMYK/g)?.length, 2);
  assert.match(text, /\/SMask/);
  assert.doesNotMatch(text, /DeviceRGB/);
  assert.deepEqual(checks, []);
  // In the place of the mark, as on the live card.
  const { data, info } = await sharp(sides["back"]!.png)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  assert.deepEqual(at(120, 180), [192, 32, 32]);
});

const backText = (value: string) => ({
  title: "Text on the back",
  addonId: ANY_ADDON,
  inputType: "text" as const,
  value,
});

test("what may not come out well is reported", async () => {
  const kinds = async (...given: Parameters<typeof print>) =>
    (await print(...given)).checks.map(({ kind }) => kind);
  assert.deepEqual(await kinds(), []);
  assert.deepEqual(await kinds({ name: "W".repeat(60) }), ["text_outside"]);
  assert.deepEqual(await kinds({ position: "Директор" }), ["letters_missing"]);
  assert.deepEqual(await kinds({ addons: [backText("word ".repeat(100))] }), ["text_cut"]);
  const small = { logo: { width: 40, height: 40 } };
  assert.deepEqual(await kinds(small, {}, { logo: await picture(40, 40) }), ["logo_small"]);
  const pale = { logo: { width: 400, height: 400 }, color: "white" };
  assert.deepEqual(await kinds(pale, {}, { logo: await picture(400, 400, "#f7f3ec") }), [
    "logo_pale",
  ]);
});

test("a PDF tool finds the boxes and no fonts, and reads the code from the drawn page", async (t) => {
  const { pdf } = await print({ name: "عميل مثال" });
  const folder = await mkdtemp(join(tmpdir(), "naqra-pdf-"));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "card.pdf");
  await writeFile(file, pdf);
  const info = await askTool(t, "pdfinfo", "-box", file);
  if (info === undefined) return;
  assert.match(info, /TrimBox: +8\.50 +8\.50 +251\.15 +161\.5[12]/);
  assert.match(info, /BleedBox: +0\.00 +0\.00 +259\.65 +170\.02/);
  assert.doesNotMatch((await askTool(t, "pdffonts", file))!, /Type|TrueType/);
  await askTool(t, "pdftoppm", "-r", "300", "-f", "2", "-png", file, join(folder, "page"));
  const page = await sharp(join(folder, "page-2.png")).png().toBuffer();
  assert.equal(await codeIn(page), `HTTPS://${ADDRESS.toUpperCase()}`);
});
