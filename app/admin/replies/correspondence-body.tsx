import { useQuery } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogClose, DialogTitle } from "#app/ui/dialog.tsx";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Call } from "#shared/http/call.ts";
import type { Message } from "#shared/messages/message.ts";

import { DialogLoading } from "../resource/dialog-loading.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { serverMessage } from "../resource/server-message.ts";
import { hasDraft } from "../session/drafts.ts";
import { useMay } from "../session/use-may.ts";
import { QuotedText } from "./quoted-text.tsx";
import { ReplyActions } from "./reply-actions.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { replyDraftsQuery, useSendReply, type ReplyCalls } from "./reply-queries.ts";
import { ReplyThread } from "./reply-thread.tsx";
import { REPLY_WAY } from "./reply-way.ts";
import { replyDraftName } from "./use-reply-draft.ts";
import { WaitingMark } from "./waiting-mark.tsx";

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
  text: string;
  /** Whom a reply goes to. */
  writer: { name: string; email: string };
  calls: ReplyCalls;
  list: Call;
  /** Stays in sight below, beside the ways to answer; may hold a form. */
  foot?: ReactNode;
}

interface CorrespondenceBodyProps extends CorrespondenceDialogProps {
  /** Does it, unless staff would lose what they typed and want to keep it. */
  leave: (act: () => void) => void;
}

/** Mounted with the dialog, so that it always begins as it was opened. */
export function CorrespondenceBody(props: CorrespondenceBodyProps) {
  const { record, title, badge, facts, text, writer, calls, list, foot, leave } = props;
  const canReply = useMay()(calls.send);
  const [isBegun, setReplying] = useState(
    () => props.way === REPLY_WAY.name || hasDraft(replyDraftName(record._id)),
  );
  const isReplying = isBegun && canReply;
  const formId = useId();
  const drafts = useQuery(replyDraftsQuery(calls, record._id));
  const send = useSendReply(calls, list, record._id);
  function endReply() {
    setReplying(false);
    send.reset();
  }

  return (
    <>
      <div className="flex shrink-0 items-start justify-between gap-4 border-b border-line px-4 py-4 md:px-6">
        <div className="min-w-0">
          <DialogTitle className="text-lead leading-snug font-label wrap-anywhere">
            <bdi>{title}</bdi>
          </DialogTitle>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            {badge}
            <WaitingMark record={record} />
          </div>
        </div>
        <DialogClose className="-me-2 -mt-2" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3 md:px-6">
        {!isReplying && facts}
        {isReplying && drafts.data && (
          <ReplyForm
            formId={formId}
            recordId={record._id}
            to={writer}
            drafts={drafts.data}
            onSend={(reply) => send.mutate(reply, { onSuccess: endReply })}
            isSending={send.isPending}
            error={send.error}
          />
        )}
        {isReplying && !drafts.data && !drafts.isError && <DialogLoading />}
        {isReplying && drafts.isError && (
          <LoadError
            text={serverMessage(drafts.error, m.panel_messages_drafts_load_failed())}
            onRetry={() => void drafts.refetch()}
            isRetrying={drafts.isFetching}
          />
        )}
        <QuotedText text={text} label={isReplying ? m.panel_messages_quoted() : undefined} />
        <ReplyThread calls={calls} id={record._id} />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2.5 border-t border-line px-4 py-3.5 md:px-6">
        <div className={isReplying ? "hidden" : "contents"}>{foot}</div>
        {isReplying ? (
          <>
            <Button variant="quiet" className="-ms-3.5" onClick={() => leave(endReply)}>
              {m.ui_cancel()}
            </Button>
            <Button
              type="submit"
              form={formId}
              className="ms-auto"
              disabled={!drafts.data}
              pending={send.isPending}
              pendingLabel={m.panel_messages_reply_sending()}
            >
              {m.panel_messages_reply_send()}
            </Button>
          </>
        ) : (
          <ReplyActions
            drafts={drafts.data}
            onReply={canReply ? () => setReplying(true) : undefined}
          />
        )}
      </div>
    </>
  );
}
