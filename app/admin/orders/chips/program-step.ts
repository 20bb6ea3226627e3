import {
  bound,
  boundByHand,
  finish,
  hidden,
  isBusy,
  notBound,
  skip,
  turnTo,
  withCards,
} from "./card-steps.ts";
import { allow, notWritten, read } from "./chip-steps.ts";
import { judgeChip } from "./judge-chip.ts";
import type { Desk, DeskEvent } from "./program-state.ts";
import { at, awaiting, SCAN, sound, STOP, type Step } from "./step.ts";

/** The desk after something has happened, and what is to be done then. Nothing else is changed. */
export function step(desk: Desk, event: DeskEvent): Step {
  const { phase } = desk;
  switch (event.type) {
    case "cards":
      return [withCards(desk, event.cards)];
    case "start":
      if (!desk.cards[0]) return [desk];
      return at(desk, [{ at: "starting" }, SCAN]);
    case "started":
      return phase.at === "starting" ? at(desk, [awaiting(null)]) : [desk];
    case "not_started":
      if (phase.at !== "starting" && phase.at !== "awaiting") return [desk];
      return at(desk, [{ at: "off", problem: event.problem }, STOP]);
    case "stop":
      return isBusy(phase) ? [desk] : at(desk, [{ at: "off", problem: null }, STOP]);
    case "hidden":
      return hidden(desk);
    case "shown":
      if (phase.at === "off" || phase.at === "finished") return [desk];
      if (phase.at === "asleep") return at(desk, [{ at: "starting" }, SCAN]);
      return "isFollowed" in phase && !phase.isFollowed ? [desk] : [desk, SCAN];
    case "reading":
      return read(desk, event.reading);
    case "unreadable":
      if (phase.at !== "awaiting" && phase.at !== "starting") return [desk];
      return at(desk, [awaiting("unreadable"), sound("wrong")]);
    case "checked":
      if (phase.at !== "checking" || phase.reading.serial !== event.serial) return [desk];
      return at(desk, judgeChip(desk, phase.reading, event.check));
    case "not_checked":
      if (phase.at !== "checking" || phase.reading.serial !== event.serial) return [desk];
      return at(desk, [awaiting("no_answer"), sound("wrong")]);
    case "allow":
      return allow(desk);
    case "written":
      if (phase.at !== "writing") return [desk];
      return at({ ...desk, written: phase.serial }, [awaiting("read_back"), SCAN, sound("step")]);
    case "not_written":
      return notWritten(desk, event.problem);
    case "bound":
      return bound(desk, event.card);
    case "not_bound":
      return notBound(desk, event.reported);
    case "no_answer":
      if (phase.at !== "binding") return [desk];
      return at(desk, [{ ...phase, at: "unsent" }, sound("wrong")]);
    case "send_again": {
      if (phase.at !== "off" && phase.at !== "unsent") return [desk];
      const isFollowed = phase.at === "unsent" && phase.isFollowed;
      const { bind } = event;
      return at(desk, [
        { at: "binding", bind, isFollowed },
        { do: "bind", bind },
      ]);
    }
    case "locked": {
      if (phase.at !== "locking") return [desk];
      const bind = { ...phase.bind, isLocked: true };
      return at(desk, [
        { at: "binding", bind, isFollowed: true },
        { do: "bind", bind },
      ]);
    }
    case "not_locked":
      if (phase.at !== "locking") return [desk];
      return at(desk, [{ ...phase, isHeld: false, problem: event.problem }, sound("wrong")]);
    case "leave_unlocked":
      if (phase.at !== "locking" || phase.isHeld) return [desk];
      return finish(desk, desk.cards[0]!, phase.bind.serial);
    case "bound_by_hand":
      return boundByHand(desk, event.card);
    case "locks":
      return [{ ...desk, locks: event.locks }];
    case "pick": {
      const picked = desk.cards.find(({ _id }) => _id === event.id);
      return picked
        ? turnTo(desk, [picked, ...desk.cards.filter((card) => card !== picked)])
        : [desk];
    }
    case "skip":
      return skip(desk);
  }
}
