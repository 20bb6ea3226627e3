import { m } from "#app/i18n/translations.ts";
import { whole } from "#app/ui/isolated.ts";
import { listOfSigns } from "#shared/proofs/letters/sign-list.ts";
import type { Proof, ProofCheck } from "#shared/proofs/proof.ts";

import { shortMoment } from "../../resource/display-date.ts";

interface ProofLabel {
  text: string;
  tone: "calm" | "good" | "warn" | "bad";
}

/** How far a proof is, and whether somebody has to do something. */
export function proofLabel(proof: Proof): ProofLabel {
  const { state, approvedBy, approvedAt, sentAt, nextTryAt, problem, isUnanswered } = proof;
  switch (state) {
    case "making":
      if (problem === "") return { text: m.panel_proof_making(), tone: "calm" };
      return {
        text: m.panel_proof_retry({ problem: `${problem}.`, time: shortMoment(nextTryAt!) }),
        tone: "warn",
      };
    case "failed":
      return { text: m.panel_proof_failed(), tone: "bad" };
    case "ready":
      return { text: m.panel_proof_state_ready(), tone: "calm" };
    case "sent":
      return isUnanswered
        ? { text: m.panel_proof_state_unanswered(), tone: "warn" }
        : { text: m.panel_proof_state_sent({ time: shortMoment(sentAt!) }), tone: "calm" };
    case "commented":
      return { text: m.panel_proof_state_commented(), tone: "warn" };
    case "approved": {
      const time = shortMoment(approvedAt!);
      const text = approvedBy
        ? m.panel_proof_state_by_phone({ time, name: approvedBy.name })
        : m.panel_proof_state_approved({ time });
      return { text, tone: "good" };
    }
  }
}

/** What may not come out well, and what to do about it. */
export function checkText(check: ProofCheck): string {
  switch (check.kind) {
    case "text_outside":
      return m.panel_proof_check_text_outside({ text: whole(check.text) });
    case "picture_outside":
      return m.panel_proof_check_picture_outside();
    case "letters_missing":
      return m.panel_proof_check_letters({ letters: listOfSigns(check.letters) });
    case "text_cut":
      return m.panel_proof_check_text_cut();
    case "logo_small":
      return m.panel_proof_check_logo_small(pixelText(check));
    case "logo_pale":
      return m.panel_proof_check_logo_pale();
    case "picture_small":
      return m.panel_proof_check_picture_small(pixelText(check));
  }
}

type Pixels = Extract<ProofCheck, { kind: "logo_small" }>;

function pixelText({ has, needs }: Pick<Pixels, "has" | "needs">) {
  return { has: pixels(has), needs: pixels(needs) };
}

/** Left to right in every language. */
const pixels = ({ width, height }: Pixels["has"]) => `\u2066${width} × ${height}\u2069`;
