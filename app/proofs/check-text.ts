import { m } from "#app/i18n/translations.ts";
import { isolated, whole } from "#app/ui/isolated.ts";
import { listOfSigns } from "#shared/proofs/letters/sign-list.ts";
import type { ProofCheck } from "#shared/proofs/proof.ts";

/** What may not come out well on a card, for whoever is asked to approve it. */
export function checkText(check: ProofCheck): string {
  switch (check.kind) {
    case "text_outside":
      return m.proof_check_text_outside({ text: whole(check.text) });
    case "picture_outside":
      return m.proof_check_picture_outside();
    case "letters_missing":
      return m.proof_check_letters({ letters: listOfSigns(check.letters) });
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
const pixels = ({ width, height }: Pixels["has"]) => isolated(`${width} × ${height}`);
