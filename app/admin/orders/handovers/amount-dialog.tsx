import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import {
  settlementSchema,
  UNPAID_REASON_LENGTH,
  type HandoverLine,
} from "#shared/handovers/handover.ts";

import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { SmallForm } from "../../resource/small-form.tsx";
import { useUnsaved } from "../../resource/use-unsaved.ts";

interface AmountDialogProps {
  /** Undefined while nothing is asked. */
  line: HandoverLine | undefined;
  isPending: boolean;
  onAmount: (line: HandoverLine, brought: number, reason: string) => void;
  onClose: () => void;
}

/** Asks what an order brought where it was not what was to collect. */
export function AmountDialog(props: AmountDialogProps) {
  const { line, onClose } = props;
  return (
    <GuardedDialog open={line !== undefined} onClose={onClose} size="m" className="text-panel">
      {line && <AmountForm key={line._id} {...props} line={line} />}
    </GuardedDialog>
  );
}

function AmountForm({
  line,
  isPending,
  onAmount,
}: Omit<AmountDialogProps, "line"> & { line: HandoverLine }) {
  const [amount, setAmount] = useState(line.brought === null ? "" : String(line.brought));
  const [reason, setReason] = useState(line.reason);
  const [isTried, setTried] = useState(false);
  useUnsaved(amount !== "" && (Number(amount) !== line.brought || reason !== line.reason));
  const given = settlementSchema.safeParse({
    orders: [{ order: line._id, brought: amount === "" ? undefined : amount, reason }],
  });
  const [settled] = given.data?.orders ?? [];
  return (
    <SmallForm
      title={m.panel_handover_other_amount()}
      description={m.panel_handover_other_amount_text()}
      onSubmit={() => {
        setTried(true);
        if (settled && !isPending) onAmount(line, settled.brought ?? 0, settled.reason);
      }}
      submit={
        <Button type="submit" pending={isPending}>
          {m.panel_handover_save_amount()}
        </Button>
      }
    >
      <TextField
        label={m.panel_handover_brought()}
        error={isTried && !settled ? m.panel_handover_amount_wrong() : undefined}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        required
      />
      <TextField
        label={m.panel_handover_reason()}
        hint={m.panel_handover_reason_hint()}
        dir="auto"
        autoComplete="off"
        maxLength={UNPAID_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </SmallForm>
  );
}
