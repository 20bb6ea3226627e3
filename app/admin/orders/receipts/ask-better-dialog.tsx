import { useRef, useState, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogClose, DialogDescription, DialogTitle } from "#app/ui/dialog.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { REASON_LENGTH } from "#shared/orders/order-payment.ts";
import type { Order } from "#shared/orders/order.ts";

import { GuardedDialog, useDirty, type OnDirty } from "../../resource/guarded-dialog.tsx";
import { useDraftState } from "../../resource/use-draft-state.ts";
import { REASONS } from "./better-receipt-reasons.ts";

interface AskBetterDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
  onAsk: (reason: string) => void;
  isAsking: boolean;
}

/** Asks for a better receipt: the customer reads the reason, so usual ones are at hand in their language. */
export function AskBetterDialog(props: AskBetterDialogProps) {
  const { order, isOpen, onClose } = props;
  const firstReason = useRef<HTMLButtonElement>(null);
  return (
    <GuardedDialog
      open={isOpen}
      onClose={onClose}
      size="m"
      initialFocus={firstReason}
      className="text-panel"
    >
      {(onDirty) => (
        <AskForm key={order._id} {...props} firstReason={firstReason} onDirty={onDirty} />
      )}
    </GuardedDialog>
  );
}

interface AskFormProps extends AskBetterDialogProps {
  firstReason: Ref<HTMLButtonElement>;
  onDirty: OnDirty;
}

const isGiven = (reason: string) => reason.trim() !== "";

function AskForm({ order, onAsk, isAsking, firstReason, onDirty }: AskFormProps) {
  const draftName = `reason ${order._id}`;
  const [reason, setReason] = useDraftState(draftName, () => "", isGiven);
  const [isTried, setTried] = useState(false);
  const isMissing = !isGiven(reason);
  useDirty(!isMissing, onDirty);
  return (
    <form
      className="grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && !isAsking) onAsk(reason);
      }}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <DialogTitle className="text-lead leading-snug font-label">
            {m.panel_orders_ask_better()}
          </DialogTitle>
          <DialogDescription className="mt-1 text-ink-2">
            {m.panel_orders_ask_better_text({ email: order.personalInfo.email })}
          </DialogDescription>
        </div>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      <div
        className="flex flex-wrap gap-2"
        role="group"
        aria-label={m.panel_orders_usual_reasons()}
      >
        {REASONS[order.language].map((usual, index) => (
          <button
            key={usual}
            ref={index === 0 ? firstReason : undefined}
            type="button"
            lang={order.language}
            dir="auto"
            onClick={() => setReason(usual)}
            className="min-h-11 rounded-panel px-3 text-start shadow-line-2 transition-colors hover:bg-ink/5 focus-ring md:min-h-9"
          >
            {usual}
          </button>
        ))}
      </div>
      <TextareaField
        label={m.panel_orders_reason()}
        hint={m.panel_orders_reason_hint()}
        error={isTried && isMissing ? m.panel_orders_reason_missing() : undefined}
        dir="auto"
        lang={order.language}
        value={reason}
        maxLength={REASON_LENGTH}
        onChange={(event) => setReason(event.target.value)}
        required
      />
      <div className="flex justify-end">
        <Button type="submit" pending={isAsking}>
          {m.panel_orders_ask_send()}
        </Button>
      </div>
    </form>
  );
}
