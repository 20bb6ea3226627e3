import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { formatNumber } from "#shared/format-number.ts";
import { APPROVAL_NOTE_LENGTH } from "#shared/proofs/proof.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { useUnsaved } from "../../resource/use-unsaved.ts";
import { useApproveAll } from "./proof-sheet-queries.ts";

interface ApproveAllProps {
  order: string;
  /** Names what was looked at when the dialog was opened. */
  seen: { digest: string; count: number } | undefined;
  onClose: () => void;
}

/** Approves all proofs of an order for a customer who confirmed them elsewhere, with a note of it. */
export function ApproveAll({ order, seen, onClose }: ApproveAllProps) {
  return (
    <GuardedDialog open={seen !== undefined} onClose={onClose} size="m" className="text-panel">
      {seen && <ApprovalForm {...{ order, seen, onClose }} />}
    </GuardedDialog>
  );
}

function ApprovalForm({
  order,
  seen: { digest, count },
  onClose,
}: ApproveAllProps & { seen: NonNullable<ApproveAllProps["seen"]> }) {
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === "";
  useUnsaved(!isMissing);
  const approve = useApproveAll(onClose);
  return (
    <form
      className="grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && !approve.isPending) approve.mutate({ order, digest, note });
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
          {m.panel_proof_sheet_approve({ count: formatNumber(count) })}
        </Button>
      </div>
    </form>
  );
}
