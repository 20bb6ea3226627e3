import type { Desk, Effect, Hint, Phase } from "./program-state.ts";

/** The desk as it is then, and what is to be done. */
export type Step = [Desk, ...Effect[]];

export const SCAN: Effect = { do: "scan" };
export const STOP: Effect = { do: "stop" };
export const sound = (what: "done" | "wrong" | "step"): Effect => ({ do: "sound", sound: what });

export const at = (desk: Desk, [phase, ...effects]: [Phase, ...Effect[]]): Step => [
  { ...desk, phase },
  ...effects,
];
export const awaiting = (hint: Hint | null): Phase => ({ at: "awaiting", hint });
