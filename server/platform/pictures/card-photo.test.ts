import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import sharp from "sharp";

import type { CardPhotoDrawing } from "#shared/photos/card-photo.ts";

import { cardPhoto } from "./card-photo.ts";

/** Of the square photograph, 1200 pixels wide, of which 285 are cut above. */
const CORNERS = [
  [0.2, 0.35],
  [0.75, 0.3],
  [0.85, 0.6],
  [0.15, 0.7],
] as const;
const MARK = 30;

/** A face of 856 by 540 with a mark of this colour in each corner. */
function marked(color: string): string {
  const at = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${MARK}" height="${MARK}" fill="${color}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
    ${at(0, 0)}${at(856 - MARK, 0)}${at(856 - MARK, 540 - MARK)}${at(0, 540 - MARK)}</svg>`;
}

async function photographed(drawing: Pick<CardPhotoDrawing, "blank" | "print">) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-photo-"));
  const file = await cardPhoto({ ...drawing, corners: CORNERS }, folder.path);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height, info.channels], [1200, 630, 3]);
  return (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3).subarray(0, 3)];
}

for (const blank of ["black-ltr", "black-rtl", "white-ltr", "white-rtl"] as const) {
  test(`print lies on the face's four corners and leaves the rest as it is: ${blank}`, async () => {
    const [plain, printed] = [
      await photographed({ blank, print: marked("none") }),
      await photographed({ blank, print: marked(blank.startsWith("black") ? "#f00" : "#00f") }),
    ];
    const changed = (x: number, y: number) => {
      const [before, after] = [plain(x, y), printed(x, y)];
      return Math.max(...before.map((value, index) => Math.abs(value - after[index]!))) > 40;
    };
    for (const [index, [u, v]] of CORNERS.entries()) {
      const [x, y] = [u * 1200, v * 1200 - 285];
      // Three pixels to the middle of the face, and three away from it.
      const middle = [0.49 * 1200, 0.49 * 1200 - 285] as const;
      const length = Math.hypot(middle[0] - x, middle[1] - y);
      const along = (steps: number) =>
        [
          Math.round(x + ((middle[0] - x) / length) * steps),
          Math.round(y + ((middle[1] - y) / length) * steps),
        ] as const;
      assert.ok(changed(...along(5)), `corner ${index}`);
      assert.ok(!changed(...along(-5)), `beyond corner ${index}`);
    }
    assert.ok(!changed(600, 300));
  });
}

test("what is no drawing is refused", async () => {
  await assert.rejects(photographed({ blank: "black-ltr", print: "<svg" }));
});
