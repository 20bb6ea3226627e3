import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { APPROVAL_NOTE_LENGTH, type Proof } from "#shared/proofs/proof.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { useUnsaved } from "../../resource/use-unsaved.ts";
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
      <ApprovalForm {...{ orderId, proof, onClose }} />
    </GuardedDialog>
  );
}

function ApprovalForm({ orderId, proof, onClose }: Omit<PhoneApprovalProps, "isOpen">) {
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === "";
  useUnsaved(!isMissing);
  const approve = useApproveProof(onClose);
  return (
    <form
      className="grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && !approve.isPending) approve.mutate({ order: orderId, proof, note });
      }}
    >
      <DialogHead title={m.panel_proof_phone_title()} description={m.panel_proof_phone_text()} />
      <TextareaField
        label={m.panel_proof_phone_note()}
        error={isTried && isMissing ? m.panel_proof_phone_missing() : undefined}
        dir="auto"
        value={note}
        maxLength={APPROVAL_NOTE_LENGTH}
        onChange={(event) => setNote(event.target.value)}
        required
      />
      <div className="flex justify-end">
        <Button type="submit" pending={approve.isPending}>
          {m.panel_proof_phone_save({ version: proof.version })}
        </Button>
      </div>
    </form>
  );
}
