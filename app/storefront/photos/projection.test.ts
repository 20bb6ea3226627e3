import assert from "node:assert/strict";
import { test } from "node:test";

import type { Corners } from "#shared/photos/projection.ts";

import { layOn } from "./projection.ts";

const SIDE = 1000;

/** Where a style puts a point of its element, in pixels: what a browser does with it. */
function put(style: ReturnType<typeof layOn>, u: number, v: number): number[] {
  const lengths = (text: unknown) =>
    [...String(text).matchAll(/calc\(var\(--side\) \* ([-\d.e]+)\)/g)].map(
      ([, factor]) => Number(factor) * SIDE,
    );
  const [width] = lengths(style.width);
  const [height] = lengths(style.height);
  const [left, top] = lengths(style.transform);
  const m = /matrix3d\((.*)\)/.exec(String(style.transform))![1]!.split(",").map(Number);
  const x = u * width!;
  const y = v * height!;
  const depth = 1 - (m[2]! * x + m[6]! * y) / SIDE;
  return [left! + (m[0]! * x + m[4]! * y) / depth, top! + (m[1]! * x + m[5]! * y) / depth];
}

function assertNear(actual: number[], expected: readonly number[]) {
  const away = Math.hypot(actual[0]! - expected[0]!, actual[1]! - expected[1]!);
  assert.ok(away < 0.02, `${actual.join()} is ${away} px from ${expected.join()}`);
}

test("an element lies on the four corners", () => {
  const corners: Corners = [
    [0.135, 0.365],
    [0.764, 0.268],
    [0.882, 0.605],
    [0.178, 0.729],
  ];
  const style = layOn(corners, 856 / 539.8);
  for (const [index, [u, v]] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].entries()) {
    assertNear(
      put(style, u!, v!),
      corners[index]!.map((part) => part * SIDE),
    );
  }
});

test("its middle is where its diagonals are seen to cross, nearer to what is far away", () => {
  const style = layOn(
    [
      [0.4, 0.2],
      [0.6, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
    ],
    1,
  );
  assertNear(put(style, 0.5, 0.5), [500, 350]);
});

test("seen from straight above it is not distorted", () => {
  const style = layOn(
    [
      [0.1, 0.2],
      [0.9, 0.2],
      [0.9, 0.7],
      [0.1, 0.7],
    ],
    1.6,
  );
  assertNear(put(style, 0.25, 0.5), [300, 450]);
});
