import { useEffect, useEffectEvent, useState } from "react";

import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";

import { useDialogGuard } from "../resource/guarded-dialog.tsx";
import { useLast } from "../resource/use-last.ts";
import { LeaveContext, useLeaveQuestion, type LeaveQuestion } from "../resource/use-unsaved.ts";
import { CorrespondenceBody, type CorrespondenceDialogProps } from "./correspondence-body.tsx";
import { REPLY_BEGUN } from "./reply-labels.ts";

interface Leaving {
  act: () => void;
  question: LeaveQuestion;
}

/**
 * What somebody wrote to the shop: to read, with all replies, and to answer. A reply that was begun, or
 * what is not saved in the foot, is not thrown away without a question.
 */
export function CorrespondenceDialog(props: CorrespondenceDialogProps) {
  const { isOpen, onClose } = props;
  const { guard, questions } = useDialogGuard();
  // Of both, what is written is the greater loss.
  const onReply = questions.find((question) => question === REPLY_BEGUN);
  const onClosing = onReply ?? questions[0];
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
        <LeaveContext value={guard}>
          <CorrespondenceBody {...props} leave={(act) => leave(act, onReply)} />
        </LeaveContext>
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
            setLeaving(undefined);
            asked.act();
          }}
        />
      )}
    </>
  );
}
