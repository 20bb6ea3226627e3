import { m } from "#app/i18n/translations.ts";
import { whole } from "#app/ui/isolated.ts";
import type { ChipVerdict } from "#shared/chips/chip.ts";

import { startProblem, type MarkText } from "./desk-texts.ts";
import type { CheckPhase } from "./use-check-desk.ts";

/** What is known of the chip in the hand. */
export function checkText(phase: CheckPhase): MarkText {
  switch (phase.at) {
    case "off":
      return phase.problem
        ? startProblem(phase.problem)
        : { look: "still", title: m.panel_chips_check_ready(), text: m.panel_chips_check_text() };
    case "holding":
      return { look: "hold", title: m.panel_chips_hold(), text: m.panel_chips_hold_text() };
    case "unreadable":
      return {
        look: "wrong",
        title: m.panel_chips_unreadable(),
        text: m.panel_chips_unreadable_text(),
      };
    case "asking":
      return { look: "work", title: m.panel_chips_keep(), text: m.panel_chips_checking() };
    case "failed":
      return {
        look: "wrong",
        title: m.panel_chips_no_answer(),
        text: m.panel_chips_check_failed(),
      };
    case "known":
      return VERDICTS[phase.check.verdict](phase);
  }
}

type Known = Extract<CheckPhase, { at: "known" }>;

const VERDICTS: Record<ChipVerdict, (known: Known) => MarkText> = {
  right: ({ check }) => ({
    look: "done",
    title: whole(check.byChip?.nameOnCard ?? ""),
    text: m.panel_chips_verdict_right(),
  }),
  off: ({ check }) => ({
    look: "ask",
    title: whole(check.byChip?.nameOnCard ?? ""),
    text:
      check.byChip?.refused === "order_cancelled"
        ? m.panel_chips_verdict_cancelled()
        : m.panel_chips_verdict_off(),
  }),
  other_address: ({ check }) => ({
    look: "wrong",
    title: m.panel_chips_verdict_other(),
    text: check.byAddress
      ? m.panel_chips_verdict_other_card({ name: whole(check.byAddress.nameOnCard) })
      : m.panel_chips_verdict_other_address(),
  }),
  not_bound: () => ({
    look: "ask",
    title: m.panel_chips_verdict_not_bound(),
    text: m.panel_chips_verdict_not_bound_text(),
  }),
  copy: () => ({
    look: "wrong",
    title: m.panel_chips_verdict_copy(),
    text: m.panel_chips_verdict_copy_text(),
  }),
  half: ({ check }) => ({
    look: "done",
    title: whole((check.byChip ?? check.byAddress)?.nameOnCard ?? ""),
    text: m.panel_chips_verdict_half(),
  }),
  unknown: ({ looked }) => ({
    look: "ask",
    title: m.panel_chips_verdict_unknown(),
    text:
      looked.reading?.content.kind === "empty"
        ? m.panel_chips_verdict_empty()
        : m.panel_chips_verdict_unknown_text(),
  }),
};
