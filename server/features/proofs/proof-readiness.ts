import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage, StaffCode } from "#shared/api-messages/api-message.ts";
import { missingLetters } from "#shared/proofs/proof.ts";

import { isOutdated } from "./proof-view.ts";
import type { ProofOfCard } from "./proof.store.ts";

type ProofCode = Extract<StaffCode, "proof_outdated" | "board_not_approved" | "board_no_proof">;

/**
 * Only the newest is sent and approved, once it is made, of a card that is still the same and of which
 * no letter is missing.
 */
export function whyNotCurrent(found: ProofOfCard, cardUrl: string): ApiMessage | undefined {
  if (!found.isNewest) return apiMessage("proof_not_newest");
  if (found.making) return apiMessage("proof_not_ready");
  if (isOutdated(found, cardUrl)) return apiMessage("proof_outdated");
  if (found.proof.approvedAt) return apiMessage("proof_approved_already");
  const letters = missingLetters(found.proof.checks);
  return letters.length > 0 ? apiMessage("proof_letters_missing", { letters }) : undefined;
}

/** @param found the proofs of some cards, the newest first */
export const newestOf = (found: readonly ProofOfCard[], cardId: string) =>
  found.find(({ card }) => card.id === cardId);

/** The one whose files are printed, as long as the card is what it was. */
export const approvedOf = (found: readonly ProofOfCard[], cardId: string) =>
  found.find(({ card, proof }) => card.id === cardId && proof.approvedAt !== null);

/** Why a card may not be printed, or be told to be. */
export function whyNotPrintable(
  found: readonly ProofOfCard[],
  cardId: string,
  cardUrl: string,
): ProofCode | undefined {
  const approved = approvedOf(found, cardId);
  if (approved) return isOutdated(approved, cardUrl) ? "proof_outdated" : undefined;
  return newestOf(found, cardId) ? "board_not_approved" : "board_no_proof";
}

/** The approved proof whose files may be printed. */
export function printableOf(
  found: readonly ProofOfCard[],
  cardId: string,
  cardUrl: string,
): ProofOfCard | undefined {
  return whyNotPrintable(found, cardId, cardUrl) ? undefined : approvedOf(found, cardId);
}
