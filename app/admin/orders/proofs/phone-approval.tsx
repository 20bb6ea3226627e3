import { m } from "#app/i18n/translations.ts";
import type { Proof } from "#shared/proofs/proof.ts";

import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { ApprovalForm } from "./approval-form.tsx";
import { useApproveProof } from "./proof-queries.ts";

interface PhoneApprovalProps {
  orderId: string;
  proof: Pick<Proof, "_id" | "version">;
  isOpen: boolean;
  onClose: () => void;
}

/** Approves a proof for a customer who confirmed it elsewhere, with a note of it. */
export function PhoneApproval({ orderId, proof, isOpen, onClose }: PhoneApprovalProps) {
  return (
    <GuardedDialog open={isOpen} onClose={onClose} size="m" className="text-panel">
      <Approval {...{ orderId, proof, onClose }} />
    </GuardedDialog>
  );
}

function Approval({ orderId, proof, onClose }: Omit<PhoneApprovalProps, "isOpen">) {
  const approve = useApproveProof(onClose);
  return (
    <ApprovalForm
      save={m.panel_proof_phone_save({ version: proof.version })}
      isPending={approve.isPending}
      onApprove={(note) => approve.mutate({ order: orderId, proof, note })}
    />
  );
}
