import type { Corners, Point } from "#shared/photos/projection.ts";

import corners from "./corners.json" with { type: "json" };

export type Scene = keyof typeof corners;

/** The side on which the embossed mark is: on the right, for names in Latin letters, or on the left. */
export type Layout = "ltr" | "rtl";

/** Where the things in a scene are, in fractions of the square picture. */
interface Places {
  card: Corners;
  /** A second card, of which a part lies under the first. */
  below?: Corners;
  /** The outline of what covers a part of the second card, or of the screen. */
  cover?: readonly Point[];
  screen?: Corners;
}

/** A point of the picture, and how much of its height wide containers show at most, all 0 to 1. */
export type Focus = readonly [x: number, y: number, share?: number];

/** For a card with its mark on the right; three scenes are mirrored for a mark on the left (`focusOf`). */
const FOCUS: Record<Scene, Focus> = {
  hero: [0.5, 0.5],
  desk: [0.3, 0.6],
  // Up to the card and to the left of the phone, so that the page below and beside it is seen.
  tap: [0.1, 0.3],
  box: [0.5, 0.55],
  edge: [0.9, 0.45],
  fan: [0.55, 0.5],
};

/** The scenes, in the order in which they are shown. */
export const SCENES = Object.keys(corners) as Scene[];

/** The scenes in the product's gallery, in its order: of these there are small pictures, side by side. */
export const SMALL_SCENES = [
  "desk",
  "edge",
  "tap",
  "box",
  "fan",
] as const satisfies readonly Scene[];

export type SmallScene = (typeof SMALL_SCENES)[number];

export function placesIn(scene: Scene, layout: Layout): Places {
  // Lists of points, written by art/render.
  return corners[scene][layout] as unknown as Places;
}

/** Which part of the picture stays in sight where it is cut. */
export function focusOf(scene: Scene, layout: Layout): Focus {
  const [x, ...others] = FOCUS[scene];
  const isMirrored = layout === "rtl" && (scene === "edge" || scene === "fan" || scene === "tap");
  return [isMirrored ? 1 - x : x, ...others];
}
