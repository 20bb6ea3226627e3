import { m } from "#app/i18n/translations.ts";
import type { CardState } from "#shared/cards/card.ts";

/** How far a card is. */
export const CARD_STATE_LABELS: Record<CardState, () => string> = {
  waiting: m.profile_card_waiting,
  proof_sent: m.profile_card_proof_sent,
  approved: m.profile_card_approved,
  printed: m.profile_card_printed,
  programmed: m.profile_card_programmed,
  packed: m.profile_card_packed,
  with_customer: m.profile_card_with_customer,
  lost: m.profile_card_lost,
  replaced: m.profile_card_replaced,
  off: m.profile_card_off,
};
