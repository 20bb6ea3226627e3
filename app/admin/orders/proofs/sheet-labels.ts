import { m } from "#app/i18n/translations.ts";
import type { CardProofState } from "#shared/proofs/order-proofs.ts";

const LABELS: Record<CardProofState, [text: () => string, tone: string]> = {
  unnamed: [m.panel_proof_sheet_state_unnamed, "text-ink-2"],
  none: [m.panel_proof_sheet_state_none, "text-ink-2"],
  making: [m.panel_proof_sheet_state_making, "text-ink-2"],
  failed: [m.panel_proof_sheet_state_failed, "text-bad"],
  outdated: [m.panel_proof_sheet_state_outdated, "text-warn"],
  ready: [m.panel_proof_state_ready, "text-ink-2"],
  sent: [m.panel_proof_sheet_state_sent, "text-ink-2"],
  commented: [m.panel_proof_state_commented, "text-warn"],
  approved: [m.panel_proof_sheet_state_approved, "text-ok"],
};

/** How far a card is with its proof, in a few words. */
export function stateLabel(state: CardProofState) {
  const [text, tone] = LABELS[state];
  return { text: text(), tone };
}
