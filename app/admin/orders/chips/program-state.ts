import type { z } from "zod";

import type { bindChipSchema, ChipCard, ChipCheck } from "#shared/chips/chip.ts";

import type { ChipReading, NfcProblem } from "./web-nfc.ts";

/** What was read back, as it is sent to the server. */
export type Bind = z.input<typeof bindChipSchema>;

/** What to do with the chip in the hand, reported while the next one is awaited. */
export type Hint =
  /** It was written; now it is read back. */
  | "read_back"
  /** The one that was just done is still there. */
  | "take_away"
  | "unreadable"
  /** It was taken away while it was written, or is locked or broken. */
  | "half_written"
  /** Another one came in between. */
  | "not_empty"
  | "no_answer";

export type Refusal =
  /** It belongs to another card, and holds that one's address. */
  | "programmed"
  /** It belongs to another card, and holds something else. */
  | "other_cards_chip"
  /** It holds the address of another card. */
  | "other_cards_address"
  | "unfit"
  /** It could not be written several times. */
  | "broken"
  /** The server said no, in its own words. */
  | "server";

export type Phase =
  | { at: "off"; problem: NfcProblem | null }
  | { at: "starting" }
  /** The page is hidden, or the phone asleep. */
  | { at: "asleep" }
  | { at: "awaiting"; hint: Hint | null }
  | { at: "checking"; reading: ChipReading }
  /** It holds something else, or the card has another chip: may that be replaced? */
  | { at: "asking"; what: "content" | "chip"; reading: ChipReading }
  | { at: "refused"; why: Refusal; reported: string; other: ChipCard | null; serial: string }
  | { at: "writing"; serial: string; overwrite: boolean }
  /** `isFollowed`: chips are looked for; not so when what was left from before is sent. */
  | { at: "binding"; bind: Bind; isFollowed: boolean }
  /** The server did not answer; what was read back is kept, and sent again. */
  | { at: "unsent"; bind: Bind; isFollowed: boolean }
  /** Bound, and to be locked: `isHeld` while the chip lies there. */
  | { at: "locking"; bind: Bind; isHeld: boolean; problem: NfcProblem | null }
  | { at: "finished" };

export interface Done {
  card: ChipCard;
  serial: string;
  isLocked: boolean;
}

export interface Desk {
  phase: Phase;
  /** The one that is programmed, and those that follow. */
  cards: readonly ChipCard[];
  done: readonly Done[];
  /** Whose turn comes when no others are left, in the sequence in which they were put last. */
  skipped: readonly string[];
  locks: boolean;
  /** The chip that was just written, and is to be read back. */
  written: string;
  /** The chip whose content may be overwritten: staff confirmed it, or it was begun. */
  mayOverwrite: string;
  /** Whether the card's other chip may be replaced. */
  mayReplace: boolean;
  /** How often this card's chip could not be written. */
  failures: number;
}

export type DeskEvent =
  | { type: "cards"; cards: readonly ChipCard[] }
  | { type: "start" }
  | { type: "started" }
  | { type: "not_started"; problem: NfcProblem }
  | { type: "stop" }
  | { type: "hidden" }
  | { type: "shown" }
  | { type: "reading"; reading: ChipReading }
  | { type: "unreadable" }
  | { type: "checked"; serial: string; check: ChipCheck }
  | { type: "not_checked"; serial: string }
  | { type: "allow" }
  | { type: "written" }
  | { type: "not_written"; problem: NfcProblem }
  | { type: "bound"; card: ChipCard }
  | { type: "not_bound"; reported: string }
  | { type: "no_answer" }
  | { type: "send_again"; bind: Bind }
  | { type: "locked" }
  | { type: "not_locked"; problem: NfcProblem }
  | { type: "leave_unlocked" }
  | { type: "bound_by_hand"; card: ChipCard }
  | { type: "locks"; locks: boolean }
  | { type: "pick"; id: string }
  | { type: "skip" };

/** What is to be done outside of the state: with the chip, the server, or the ears. */
export type Effect =
  | { do: "scan" }
  | { do: "stop" }
  | { do: "check"; reading: ChipReading }
  | { do: "write"; url: string; overwrite: boolean }
  | { do: "bind"; bind: Bind }
  | { do: "lock" }
  | { do: "tell"; reported: string }
  | { do: "sound"; sound: "done" | "wrong" | "step" };

export const NEW_DESK: Desk = {
  phase: { at: "off", problem: null },
  cards: [],
  done: [],
  skipped: [],
  locks: false,
  written: "",
  mayOverwrite: "",
  mayReplace: false,
  failures: 0,
};
