import { useRef } from "react";

import type { Order } from "#shared/orders/order.ts";

import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { AskBetterForm } from "./ask-better-form.tsx";

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
      <AskBetterForm key={order._id} {...props} firstReason={firstReason} />
    </GuardedDialog>
  );
}
