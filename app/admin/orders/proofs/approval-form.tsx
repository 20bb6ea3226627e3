import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { APPROVAL_NOTE_LENGTH } from "#shared/proofs/proof.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { useUnsaved } from "../../resource/use-unsaved.ts";

interface ApprovalFormProps {
  /** What its button says. */
  save: string;
  isPending: boolean;
  onApprove: (note: string) => void;
}

/** Asks how a customer confirmed what is approved for them. */
export function ApprovalForm({ save, isPending, onApprove }: ApprovalFormProps) {
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === "";
  useUnsaved(!isMissing);
  return (
    <form
      className="grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && !isPending) onApprove(note);
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
        <Button type="submit" pending={isPending}>
          {save}
        </Button>
      </div>
    </form>
  );
}
