import { useState, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Call } from "#shared/http/call.ts";
import type { Message } from "#shared/messages/message.ts";

import { useLeaveQuestion, type LeaveQuestion } from "../resource/use-unsaved.ts";
import { CorrespondenceBody } from "./correspondence-body.tsx";
import type { ReplyCalls } from "./reply-queries.ts";

export interface CorrespondenceDialogProps {
  record: Message | BulkOrder;
  isOpen: boolean;
  onClose: () => void;
  way: string | undefined;
  title: string;
  badge: ReactNode;
  /** What stands in the record. */
  facts: ReactNode;
  /** What the person wrote; nothing is shown for ''. */
  words: string;
  /** Whom a reply goes to. */
  writer: { name: string; email: string };
  calls: ReplyCalls;
  list: Call;
  /** Stays in sight below, beside the ways to answer. */
  foot?: ReactNode;
}

const BEGUN: LeaveQuestion = {
  title: m.panel_messages_discard_title(),
  text: m.panel_messages_discard_text(),
  confirm: m.panel_messages_discard_confirm(),
  cancel: m.panel_discard_cancel(),
};

/**
 * What somebody wrote to the shop: to read, with all replies, and to answer. A reply that was begun is
 * not thrown away without a question.
 */
export function CorrespondenceDialog(props: CorrespondenceDialogProps) {
  const { isOpen, onClose } = props;
  const [isTyped, setTyped] = useState(false);
  useLeaveQuestion(isTyped ? BEGUN : undefined);
  /** What is done once staff have agreed to lose what they typed. */
  const [leaving, setLeaving] = useState<() => void>();
  function leave(act: () => void) {
    if (isTyped) setLeaving(() => act);
    else act();
  }
  return (
    <>
      <DialogShell
        open={isOpen}
        onOpenChange={(open) => !open && leave(onClose)}
        closeOnOutsideClick={!isTyped}
        size="l"
        className="overflow-hidden! text-panel"
      >
        <CorrespondenceBody {...props} onTyped={setTyped} leave={leave} />
      </DialogShell>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={BEGUN.title}
        description={BEGUN.text}
        confirmLabel={BEGUN.confirm}
        cancelLabel={BEGUN.cancel}
        onConfirm={() => {
          setTyped(false);
          setLeaving(undefined);
          leaving?.();
        }}
      />
    </>
  );
}
