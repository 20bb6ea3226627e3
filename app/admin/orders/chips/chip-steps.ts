import { bindRead, refused, writeTo } from "./judge-chip.ts";
import type { Desk, Effect, Phase } from "./program-state.ts";
import { at, awaiting, SCAN, sound, type Step } from "./step.ts";
import type { ChipReading, NfcProblem } from "./web-nfc.ts";

/** What follows from what a chip did. */

/** So often a chip is written before it is given up. */
const MOST_TRIES = 3;

export function read(desk: Desk, reading: ChipReading): Step {
  const { phase } = desk;
  const { serial, content } = reading;
  if (phase.at === "locking") {
    if (serial !== phase.bind.serial) return [desk, sound("wrong")];
    return phase.isHeld
      ? [desk]
      : at(desk, [{ ...phase, isHeld: true, problem: null }, { do: "lock" }]);
  }
  const isOpen = ["starting", "awaiting", "refused", "asking"].includes(phase.at);
  if (!isOpen || (phase.at === "asking" && phase.reading.serial === serial)) return [desk];
  if (desk.done.at(-1)?.serial === serial) {
    return phase.at === "awaiting" || phase.at === "starting"
      ? at(desk, [awaiting("take_away")])
      : [desk];
  }
  if (desk.written === serial) {
    const isRight = content.kind === "address" && content.url === desk.cards[0]!.url;
    return isRight ? at(desk, bindRead(desk, serial)) : tryAgain(desk, serial, "differs");
  }
  return at(desk, [
    { at: "checking", reading },
    { do: "check", reading },
  ]);
}

export function allow(desk: Desk): Step {
  const { phase } = desk;
  // A chip that still lies there is read again, and goes on by itself.
  const on: [Phase, Effect] = [awaiting(null), SCAN];
  if (phase.at === "refused" && phase.why === "other_cards_address") {
    return at({ ...desk, mayOverwrite: phase.serial }, on);
  }
  if (phase.at !== "asking") return [desk];
  return phase.what === "chip"
    ? at({ ...desk, mayReplace: true }, on)
    : at({ ...desk, mayOverwrite: phase.reading.serial }, on);
}

export function notWritten(desk: Desk, problem: NfcProblem): Step {
  const { phase } = desk;
  if (phase.at !== "writing") return [desk];
  if (problem === "not_empty") return at(desk, [awaiting("not_empty"), SCAN, sound("wrong")]);
  if (problem === "unfit") return at(desk, refused("unfit", phase.serial));
  return tryAgain(desk, phase.serial, "half_written");
}

/** What was begun may be written over, but not for ever. */
function tryAgain(desk: Desk, serial: string, hint: "half_written" | "differs"): Step {
  const failures = desk.failures + 1;
  const next = { ...desk, failures, written: "", mayOverwrite: serial };
  if (failures >= MOST_TRIES) return at({ ...next, failures: 0 }, refused("broken", serial));
  if (hint === "differs") return at(next, writeTo(next, serial, true));
  return at(next, [awaiting(hint), SCAN, sound("wrong")]);
}
