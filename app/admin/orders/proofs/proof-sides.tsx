import { m } from "#app/i18n/translations.ts";
import { ProofSide } from "#app/orders/proof-side.tsx";
import type { Proof } from "#shared/proofs/proof.ts";

/** Both sides of a proof. */
export function ProofSides({ proof: { face, back } }: { proof: Proof }) {
  return (
    <div className="grid max-w-110 gap-3">
      <ProofSide src={face} alt={m.panel_proof_face()} />
      <ProofSide src={back} alt={m.panel_proof_back()} />
    </div>
  );
}
