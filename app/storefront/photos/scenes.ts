import type { Corners } from "#shared/photos/projection.ts";

import corners from "./corners.json" with { type: "json" };

export type Scene = keyof typeof corners;

interface SceneFacts {
  /** In fractions of the square picture. */
  corners: { card: Corners; screen?: Corners };
  /** Which part of the picture stays in sight where it is cut, as with `object-position`, 0 to 1. */
  focus: readonly [x: number, y: number];
}

const FOCUS = { hero: [0.5, 0.5], desk: [0.3, 0.6], tap: [0.5, 0], box: [0.5, 0.55] } as const;

/** The scenes, in the order in which they are shown. */
export const SCENES = Object.keys(corners) as Scene[];

export function factsOf(scene: Scene): SceneFacts {
  // Four points each, written by art/render.
  return { corners: corners[scene] as unknown as SceneFacts["corners"], focus: FOCUS[scene] };
}
