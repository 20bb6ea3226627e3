import { m } from "#app/i18n/translations.ts";
import type { ProofCheck } from "#shared/proofs/proof.ts";

/** What may not come out well on a card, for whoever is asked to approve it. */
export function checkText(check: ProofCheck): string {
  switch (check.kind) {
    case "text_outside":
      return m.proof_check_text_outside({ text: `\u2068${check.text}\u2069` });
    case "picture_outside":
      return m.proof_check_picture_outside();
    case "letters_missing":
      return m.proof_check_letters({ letters: check.letters.join(" ") });
    case "text_cut":
      return m.proof_check_text_cut();
    case "logo_small":
      return m.proof_check_logo_small(pixelTexts(check));
    case "logo_pale":
      return m.proof_check_logo_pale();
    case "picture_small":
      return m.proof_check_picture_small(pixelTexts(check));
  }
}

type Pixels = Extract<ProofCheck, { kind: "logo_small" }>;

const pixelTexts = ({ has, needs }: Pick<Pixels, "has" | "needs">) => ({
  has: pixels(has),
  needs: pixels(needs),
});
/** Left to right in every language. */
const pixels = ({ width, height }: Pixels["has"]) => `\u2066${width} × ${height}\u2069`;
