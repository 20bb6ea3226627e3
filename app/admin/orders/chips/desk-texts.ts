import { m } from "#app/i18n/translations.ts";
import { whole } from "#app/ui/isolated.ts";
import type { ChipCard } from "#shared/chips/chip.ts";

import { serialLabel } from "../chip-labels.ts";
import type { Desk, Hint, Phase, Refusal } from "./program-state.ts";
import type { NfcProblem } from "./web-nfc.ts";

/** How the mark looks: what the eye takes in at arm's length. */
export type MarkLook = "still" | "paused" | "hold" | "work" | "done" | "ask" | "wrong";

export interface MarkText {
  look: MarkLook;
  title: string;
  text: string;
}

const nameOf = (card: ChipCard | undefined) => whole(card?.nameOnCard ?? "");
const orderLabel = (card: ChipCard) => `\u2066${card.orderNumber}\u2069`;

/** What happens now, and what to do. */
export function markText(desk: Desk): MarkText {
  const { phase, cards, done } = desk;
  const name = nameOf(cards[0]);
  switch (phase.at) {
    case "off":
      return phase.problem
        ? startProblem(phase.problem)
        : still(m.panel_chips_ready(), m.panel_chips_ready_text());
    case "starting":
      return still(m.panel_chips_starting(), m.panel_chips_starting_text());
    case "asleep":
      return {
        look: "paused",
        title: m.panel_chips_asleep(),
        text: m.panel_chips_asleep_text(),
      };
    case "awaiting":
      if (phase.hint) return hintText(phase.hint, name);
      return done.length > 0
        ? {
            look: "done",
            title: m.panel_chips_done({ name: nameOf(done.at(-1)!.card) }),
            text: m.panel_chips_next({ name }),
          }
        : { look: "hold", title: m.panel_chips_hold(), text: m.panel_chips_hold_text() };
    case "checking":
      return work(m.panel_chips_checking());
    case "writing":
      return work(m.panel_chips_writing());
    case "binding":
      return work(m.panel_chips_binding());
    case "asking":
      return phase.what === "chip"
        ? ask(
            m.panel_chips_ask_chip(),
            m.panel_chips_ask_chip_text({ serial: serialLabel(cards[0]?.chip?.serial ?? "") }),
          )
        : ask(m.panel_chips_ask_content(), contentText(phase.reading.content));
    case "refused":
      return refusalText(phase, name);
    case "unsent":
      return ask(m.panel_chips_unsent(), m.panel_chips_unsent_text());
    case "locking":
      if (phase.isHeld) return work(m.panel_chips_locking());
      return phase.problem === "unfit"
        ? ask(m.panel_chips_lock_unfit(), m.panel_chips_lock_unfit_text())
        : ask(m.panel_chips_lock_again(), m.panel_chips_lock_again_text({ name }));
    case "finished":
      return finishedText(desk);
  }
}

export const finishedText = ({ done }: Desk): MarkText => ({
  look: "done",
  title: m.panel_chips_finished(),
  text: m.panel_chips_finished_text({ count: done.length }),
});

const still = (title: string, text: string): MarkText => ({ look: "still", title, text });
const work = (text: string): MarkText => ({ look: "work", title: m.panel_chips_keep(), text });
const ask = (title: string, text: string): MarkText => ({ look: "ask", title, text });
const wrong = (title: string, text: string): MarkText => ({ look: "wrong", title, text });

export function startProblem(problem: NfcProblem): MarkText {
  switch (problem) {
    case "denied":
      return wrong(m.panel_chips_denied(), m.panel_chips_denied_text());
    case "switched_off":
      return wrong(m.panel_chips_switched_off(), m.panel_chips_switched_off_text());
    case "missing":
      return wrong(m.panel_chips_missing(), m.panel_chips_missing_text());
    default:
      return wrong(m.panel_chips_not_started(), m.panel_chips_not_started_text());
  }
}

function hintText(hint: Hint, name: string): MarkText {
  switch (hint) {
    case "read_back":
      return work(m.panel_chips_read_back());
    case "take_away":
      return { look: "done", title: m.panel_chips_take_away(), text: m.panel_chips_next({ name }) };
    case "unreadable":
      return wrong(m.panel_chips_unreadable(), m.panel_chips_unreadable_text());
    case "half_written":
      return wrong(m.panel_chips_half(), m.panel_chips_half_text());
    case "not_empty":
      return wrong(m.panel_chips_between(), m.panel_chips_between_text({ name }));
    case "no_answer":
      return wrong(m.panel_chips_no_answer(), m.panel_chips_no_answer_text());
  }
}

function refusalText(
  { why, other, reported }: Extract<Phase, { at: "refused" }>,
  name: string,
): MarkText {
  const of = { name: nameOf(other ?? undefined), order: other ? orderLabel(other) : "" };
  const texts: Record<Refusal, () => MarkText> = {
    programmed: () =>
      wrong(m.panel_chips_programmed(of), m.panel_chips_programmed_text({ name, order: of.order })),
    other_cards_chip: () =>
      wrong(m.panel_chips_other_chip(of), m.panel_chips_other_chip_text({ order: of.order })),
    other_cards_address: () =>
      ask(m.panel_chips_other_address(), m.panel_chips_other_address_text(of)),
    unfit: () => wrong(m.panel_chips_unfit(), m.panel_chips_unfit_text()),
    broken: () => wrong(m.panel_chips_broken(), m.panel_chips_broken_text()),
    server: () => wrong(m.panel_chips_not_bound(), reported),
  };
  return texts[why]();
}

function contentText(content: Extract<Phase, { at: "asking" }>["reading"]["content"]): string {
  return content.kind === "address"
    ? m.panel_chips_ask_address_text({ url: `\u2066${content.url.slice(0, 120)}\u2069` })
    : m.panel_chips_ask_content_text();
}
