import type { ChipCard } from "#shared/chips/chip.ts";

import { refused } from "./judge-chip.ts";
import type { Desk, Phase } from "./program-state.ts";
import { at, awaiting, sound, STOP, type Step } from "./step.ts";

/** What follows for the cards: which one is in hand, and which are done. */

/** What is known of one card alone, and forgotten with the next. */
const FORGOTTEN = { written: "", mayOverwrite: "", mayReplace: false, failures: 0 };

/** Work is under way that belongs to the card in hand. */
export function isBusy({ at: now }: Phase): boolean {
  return ["checking", "writing", "binding", "unsent", "locking"].includes(now);
}

/** The cards that wait now. The one in hand stays it, even when it does not wait any more. */
export function withCards(desk: Desk, waiting: readonly ChipCard[]): Desk {
  const done = new Set(desk.done.map(({ card }) => card._id));
  const fresh = waiting.filter(({ _id }) => !done.has(_id));
  const [current] = desk.cards;
  const again = fresh.find(({ _id }) => _id === current?._id);
  const isInHand = desk.phase.at !== "off" && desk.phase.at !== "finished";
  const first = again ?? (isInHand ? current : undefined);
  const others = fresh
    .filter(({ _id }) => _id !== first?._id)
    .toSorted((one, other) => desk.skipped.indexOf(one._id) - desk.skipped.indexOf(other._id));
  const cards = first ? [first, ...others] : others;
  const isNew = desk.phase.at === "finished" && cards.length > 0;
  return { ...desk, cards, phase: isNew ? { at: "off", problem: null } : desk.phase };
}

/** Puts the card in hand last, and leaves it among those that wait. */
export function skip(desk: Desk): Step {
  const [current, ...others] = desk.cards;
  if (!current || isBusy(desk.phase)) return [desk];
  const skipped = [...desk.skipped.filter((id) => id !== current._id), current._id];
  return turnTo({ ...desk, skipped }, [...others, current]);
}

export function turnTo(desk: Desk, cards: readonly ChipCard[]): Step {
  const { phase } = desk;
  if (isBusy(phase)) return [desk];
  const isStill = phase.at === "off" || phase.at === "asleep" || phase.at === "starting";
  return [{ ...desk, ...FORGOTTEN, cards, phase: isStill ? phase : awaiting(null) }];
}

export function hidden(desk: Desk): Step {
  const { phase } = desk;
  if (phase.at === "off" || phase.at === "finished") return [desk];
  if (phase.at === "locking") return [{ ...desk, phase: { ...phase, isHeld: false } }, STOP];
  if (phase.at === "binding" || phase.at === "unsent") return [desk, STOP];
  const mayOverwrite = phase.at === "writing" ? phase.serial : desk.mayOverwrite;
  return [{ ...desk, mayOverwrite, phase: { at: "asleep" } }, STOP];
}

export function bound(desk: Desk, card: ChipCard): Step {
  const { phase } = desk;
  if (phase.at !== "binding") return [desk];
  const { bind, isFollowed } = phase;
  if (!isFollowed) {
    const done = [...desk.done, { card, serial: bind.serial, isLocked: Boolean(bind.isLocked) }];
    return [
      { ...withCards({ ...desk, done }, desk.cards), phase: { at: "off", problem: null } },
      sound("done"),
    ];
  }
  if (desk.locks && !card.chip?.isLocked) {
    return at(desk, [{ at: "locking", bind, isHeld: true, problem: null }, { do: "lock" }]);
  }
  return finish(desk, card, bind.serial);
}

export function finish(desk: Desk, card: ChipCard, serial: string): Step {
  const isLocked = card.chip?.isLocked ?? false;
  const cards = desk.cards.filter(({ _id }) => _id !== card._id);
  const done = [...desk.done, { card, serial, isLocked }];
  const next = { ...desk, ...FORGOTTEN, cards, done };
  return cards.length > 0
    ? [{ ...next, phase: awaiting(null) }, sound("done")]
    : [{ ...next, phase: { at: "finished" } }, STOP, sound("done")];
}

export function boundByHand(desk: Desk, card: ChipCard): Step {
  const { phase } = desk;
  if (isBusy(phase)) return [desk];
  const [next, ...effects] = finish(desk, card, card.chip?.serial ?? "");
  const isStill = ["off", "asleep", "starting"].includes(phase.at);
  return [{ ...next, phase: isStill && next.cards.length > 0 ? phase : next.phase }, ...effects];
}

export function notBound(desk: Desk, reported: string): Step {
  const { phase } = desk;
  if (phase.at !== "binding") return [desk];
  if (phase.isFollowed) return at(desk, refused("server", phase.bind.serial, null, reported));
  return [
    { ...desk, phase: { at: "off", problem: null } },
    { do: "tell", reported },
  ];
}
