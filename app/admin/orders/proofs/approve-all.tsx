import { m } from "#app/i18n/translations.ts";
import { formatNumber } from "#shared/format-number.ts";

import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { ApprovalForm } from "./approval-form.tsx";
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
      {seen && <Approval {...{ order, seen, onClose }} />}
    </GuardedDialog>
  );
}

function Approval({
  order,
  seen: { digest, count },
  onClose,
}: ApproveAllProps & { seen: NonNullable<ApproveAllProps["seen"]> }) {
  const approve = useApproveAll(onClose);
  return (
    <ApprovalForm
      save={m.panel_proof_sheet_approve({ count: formatNumber(count) })}
      isPending={approve.isPending}
      onApprove={(note) => approve.mutate({ order, digest, note })}
    />
  );
}
