import type { ChipCard, ChipCheck } from "#shared/chips/chip.ts";

import type { Desk, Effect, Phase, Refusal } from "./program-state.ts";
import type { ChipReading } from "./web-nfc.ts";

type Judged = [Phase, ...Effect[]];

/** What is to be done with a chip of which both its content and the shop's knowledge are there. */
export function judgeChip(
  desk: Desk,
  reading: ChipReading,
  { byChip, byAddress }: ChipCheck,
): Judged {
  const card = desk.cards[0]!;
  const { serial, content } = reading;
  const isOther = (found: ChipCard | null): found is ChipCard =>
    found !== null && found._id !== card._id;
  const mayOverwrite = desk.mayOverwrite === serial;

  if (isOther(byChip)) {
    const isRight = byAddress?._id === byChip._id;
    return refused(isRight ? "programmed" : "other_cards_chip", serial, byChip);
  }
  if (isOther(byAddress) && !mayOverwrite) {
    return refused("other_cards_address", serial, byAddress);
  }
  // Its own chip needs no question, whatever has become of its content.
  const isOwn = byChip !== null;
  if (!isOwn && card.chip && !desk.mayReplace) return asking("chip", reading);
  if (content.kind === "address" && content.url === card.url) return bindRead(desk, serial);
  const isEmpty = content.kind === "empty";
  if (!isOwn && !isEmpty && !mayOverwrite) return asking("content", reading);
  return writeTo(desk, serial, isOwn || mayOverwrite);
}

/** What was read from it is the card's address: written before, or just now. */
export function bindRead(desk: Desk, serial: string): Judged {
  const { _id: card, url: read } = desk.cards[0]!;
  const bind = { card, serial, read, way: "nfc" as const, replaces: desk.mayReplace };
  return [
    { at: "binding", bind, isFollowed: true },
    { do: "bind", bind },
  ];
}

/** @param overwrite else the browser itself refuses to write to a chip that holds something */
export function writeTo(desk: Desk, serial: string, overwrite: boolean): Judged {
  return [
    { at: "writing", serial, overwrite },
    { do: "write", url: desk.cards[0]!.url, overwrite },
  ];
}

export function refused(
  why: Refusal,
  serial: string,
  other: ChipCard | null = null,
  reported = "",
): Judged {
  return [
    { at: "refused", why, reported, other, serial },
    { do: "sound", sound: "wrong" },
  ];
}

function asking(what: "content" | "chip", reading: ChipReading): Judged {
  return [
    { at: "asking", what, reading },
    { do: "sound", sound: "wrong" },
  ];
}
