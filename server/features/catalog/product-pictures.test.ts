import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, beforeEach, describe, test } from "node:test";

import sharp from "sharp";

import { answered, refused } from "#server/testing/answers.ts";
import { multipart, photoWithPlace, type OrderFields } from "#server/testing/order-form.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { productAnswerSchema, type Product } from "#shared/catalog/product.ts";
import { PLACEHOLDER } from "#shared/files/placeholder.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

let shop: TestShop;
let product: Product;
beforeEach(async () => {
  await shop?.[Symbol.asyncDispose]();
  shop = await startTestShop();
  product = await shown(await shop.ask(PATH));
});
after(() => shop[Symbol.asyncDispose]());

const PATH = `/api/v1/products/${MAIN_PRODUCT_ID}`;

const shown = (response: Response) => answered(response, productAnswerSchema);

const patch = (init: RequestInit) => shop.askAsOwner(PATH, { method: "PATCH", ...init });

const storedFiles = () => readdir(`${shop.config.dataDir}/files/public`);

/** The fields of designs, by their names in a multipart form. */
function designs(...list: Record<string, string>[]): OrderFields {
  return Object.fromEntries(
    list.flatMap((design, index) =>
      Object.entries(design).map(([field, value]) => [`cardDesigns[${index}][${field}]`, value]),
    ),
  );
}

/** Files of the field `images`, each a picture in one colour. */
async function images(...colors: string[]) {
  return Promise.all(
    colors.map(async (color) => ({
      field: "images",
      name: `${color}.png`,
      bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
        .png()
        .toBuffer(),
    })),
  );
}

/** The colour of a stored picture. */
async function colorOf(path: string): Promise<string> {
  const bytes = await (await shop.ask(path)).arrayBuffer();
  const { dominant } = await sharp(bytes).stats();
  const isOn = (value: number) => (value > 127 ? 1 : 0);
  return `${isOn(dominant.r)}${isOn(dominant.g)}${isOn(dominant.b)}`;
}
const RED = "100";
const LIME = "010";
const BLUE = "001";

describe("from existing clients", () => {
  test("files belong, in order, to the designs that keep no stored picture", async () => {
    const [black] = product.cardDesigns;
    const before = (await storedFiles()).length;
    const changed = await shown(
      await patch({
        body: multipart(
          {
            title: "A card",
            description: "Ten letters and more\r\non two lines",
            price: "35.500",
            isMainProduct: "true",
            ...designs(
              { color: "red", colorName: "Red" },
              { color: "black", colorName: "Black", image: black!.image },
              { color: "lime", colorName: "Lime" },
            ),
          },
          await images("red", "lime", "blue"),
        ),
      }),
    );
    assert.deepEqual(
      [changed.title, changed.name, changed.price, changed.isMainProduct],
      ["A card", "A card", 35.5, true],
    );
    assert.equal(changed.description, "Ten letters and more\non two lines");
    assert.deepEqual(
      changed.cardDesigns.map(({ colorName }) => colorName),
      ["Red", "Black", "Lime"],
    );
    const [red, kept, lime] = changed.cardDesigns;
    assert.equal(kept!.image, black!.image);
    assert.deepEqual([await colorOf(red!.image), await colorOf(lime!.image)], [RED, LIME]);
    // The seeded pictures and two more: the third file belongs to no design.
    assert.equal((await storedFiles()).length, before + 2);
    assert.deepEqual(await shown(await shop.ask(PATH)), changed);
  });

  test("a design without a picture gets a placeholder, and keeps it like a picture", async () => {
    const bare = await shown(
      await patch({ body: multipart(designs({ color: "none", colorName: "None" })) }),
    );
    const { image } = bare.cardDesigns[0]!;
    assert.equal(image, PLACEHOLDER.card);
    const drawing = await shop.ask(image);
    assert.deepEqual([drawing.status, drawing.headers.get("Content-Type")], [200, "image/svg+xml"]);
    assert.equal((await sharp(await drawing.arrayBuffer()).metadata()).width, 856);

    // Sent back, the placeholder counts as a picture: the file belongs to the second design.
    const changed = await shown(
      await patch({
        body: multipart(
          designs({ color: "none", colorName: "None", image }, { color: "red", colorName: "Red" }),
          await images("red"),
        ),
      }),
    );
    const [first, second] = changed.cardDesigns;
    assert.equal(first!.image, PLACEHOLDER.card);
    assert.equal(await colorOf(second!.image), RED);
    const { rows } = await shop.database.pool.query(
      "select image from card_designs order by position",
    );
    assert.deepEqual(
      rows.map((row) => row.image),
      ["", second!.image],
    );
  });

  test("fields that such a client doesn't know or send stay unchanged, such as Arabic names", async () => {
    const changed = await shown(
      await patch({
        body: multipart(
          designs({ color: "BLACK", colorName: "Night" }, { color: "x", colorName: "X" }),
        ),
      }),
    );
    assert.equal(changed.titleAr, product.titleAr);
    assert.equal(changed.title, product.title);
    assert.deepEqual(
      changed.cardDesigns.map(({ colorNameAr, image }) => [colorNameAr, image]),
      [
        [product.cardDesigns[0]!.colorNameAr, PLACEHOLDER.card],
        ["", PLACEHOLDER.card],
      ],
    );
  });
});

describe("with a key for each design's file", () => {
  test("a design gets the file that it names, the last of that name; others get none", async () => {
    const [red, lime, blue] = await images("red", "lime", "blue");
    const changed = await shown(
      await patch({
        body: multipart(
          designs(
            { color: "none", colorName: "None" },
            { color: "blue", colorName: "Blue", imageKey: "b.png" },
            { color: "lime", colorName: "Lime", colorNameAr: "ليموني", imageKey: "a.png" },
          ),
          [
            { ...red!, name: "b.png" },
            { ...lime!, name: "a.png" },
            { ...blue!, name: "b.png" },
          ],
        ),
      }),
    );
    const [none, second, third] = changed.cardDesigns;
    assert.equal(none!.image, PLACEHOLDER.card);
    assert.deepEqual([await colorOf(second!.image), await colorOf(third!.image)], [BLUE, LIME]);
    assert.equal(third!.colorNameAr, "ليموني");
  });

  test("a name without a file is rejected", async () => {
    const body = multipart(
      designs({ color: "red", colorName: "Red", imageKey: "missing.png" }),
      await images("red"),
    );
    const message = "Please select a valid image file";
    assert.deepEqual((await refused(await patch({ body }))).errors, {
      "cardDesigns.0.imageKey": message,
    });
  });
});

test("a rejected change leaves no file behind, also when the product does not exist", async () => {
  const before = await storedFiles();
  const files = [
    ...(await images("red")),
    { field: "images", name: "b.jpg", bytes: Buffer.from("no picture") },
  ];
  const two = designs({ color: "a", colorName: "A" }, { color: "b", colorName: "B" });
  const broken = await refused(await patch({ body: multipart(two, files) }));
  assert.equal(broken.message, "Please select a valid image file");
  const strange = { ...two, "cardDesigns[1][image]": "/uploads/public/nothing.webp" };
  await refused(await patch({ body: multipart(strange, await images("red")) }));
  for (const id of ["0".repeat(24), "nothing"]) {
    const body = multipart(two, [
      { field: "images", name: "a.jpg", bytes: await photoWithPlace() },
    ]);
    const path = `/api/v1/products/${id}`;
    await refused(await shop.askAsOwner(path, { method: "PATCH", body }), 404);
  }
  assert.deepEqual(await storedFiles(), before);
});
