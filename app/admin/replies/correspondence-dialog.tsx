import { useEffect, useEffectEvent, useState, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Call } from "#shared/http/call.ts";
import type { Message } from "#shared/messages/message.ts";

import { useLast } from "../resource/use-last.ts";
import { UNSAVED, useLeaveQuestion, type LeaveQuestion } from "../resource/use-unsaved.ts";
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
  /** Whether the foot holds what is not saved. */
  isUnsaved?: boolean;
}

interface Leaving {
  act: () => void;
  question: LeaveQuestion;
}

const BEGUN: LeaveQuestion = {
  title: m.panel_messages_discard_title(),
  text: m.panel_messages_discard_text(),
  confirm: m.panel_messages_discard_confirm(),
  cancel: m.panel_discard_cancel(),
};

/**
 * What somebody wrote to the shop: to read, with all replies, and to answer. A reply that was begun, or
 * what is not saved in the foot, is not thrown away without a question.
 */
export function CorrespondenceDialog(props: CorrespondenceDialogProps) {
  const { isOpen, onClose, isUnsaved = false } = props;
  const [isTyped, setTyped] = useState(false);
  const onClosing = isTyped ? BEGUN : isUnsaved ? UNSAVED : undefined;
  useLeaveQuestion(isOpen ? onClosing : undefined);
  /** What is done once staff have agreed to lose what they typed. */
  const [leaving, setLeaving] = useState<Leaving>();
  const asked = useLast(leaving);
  function leave(act: () => void, question: LeaveQuestion | undefined) {
    if (question) setLeaving({ act, question });
    else act();
  }
  // Saved while the question stood: nothing is lost by leaving any more.
  const onSaved = useEffectEvent(() => {
    setLeaving(undefined);
    leaving?.act();
  });
  useEffect(() => {
    if (!onClosing) onSaved();
  }, [onClosing]);
  return (
    <>
      <DialogShell
        open={isOpen}
        onOpenChange={(open) => !open && leave(onClose, onClosing)}
        closeOnOutsideClick={!onClosing}
        size="l"
        className="overflow-hidden! text-panel"
      >
        <CorrespondenceBody
          {...props}
          onTyped={setTyped}
          leave={(act) => leave(act, isTyped ? BEGUN : undefined)}
        />
      </DialogShell>
      {asked && (
        <ConfirmDialog
          open={leaving !== undefined}
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title={asked.question.title}
          description={asked.question.text}
          confirmLabel={asked.question.confirm}
          cancelLabel={asked.question.cancel}
          onConfirm={() => {
            setTyped(false);
            setLeaving(undefined);
            asked.act();
          }}
        />
      )}
    </>
  );
}
