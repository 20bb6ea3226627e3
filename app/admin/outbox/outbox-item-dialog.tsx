import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import type { OutboxItem } from "#shared/outbox/outbox.ts";

import { Detail, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { useLast } from "../resource/use-last.ts";
import { StateBadge } from "./outbox-columns.tsx";
import { canRetry, isOpen, CHANNEL_LABELS, KIND_LABELS } from "./outbox-labels.ts";

interface OutboxItemDialogProps {
  /** Open while there is one. */
  item: OutboxItem | undefined;
  onClose: () => void;
  /** Whether it may be sent again or discarded. */
  canWrite: boolean;
  onRetry: (item: OutboxItem) => void;
  onDiscard: (item: OutboxItem) => void;
  onPreview: (item: OutboxItem) => void;
  /** Shows what it says. */
  onRead: (item: OutboxItem) => void;
}

/** What has become of one notification, and why. */
export function OutboxItemDialog(props: OutboxItemDialogProps) {
  const item = useLast(props.item);
  if (!item) return null;
  return (
    <DialogShell
      open={props.item !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
      className="text-panel"
    >
      <div className="flex items-start justify-between gap-4 px-4 pt-5 md:px-6">
        <div className="min-w-0">
          <DialogTitle className="text-lead leading-snug font-label">
            {KIND_LABELS[item.kind]()}
          </DialogTitle>
          <div className="mt-1.5">
            <StateBadge state={item.state} />
          </div>
        </div>
        <DialogClose className="-me-2 -mt-2" />
      </div>
      <div className="px-4 py-3 md:px-6">
        <Details>
          <Detail label={m.panel_outbox_column_recipient()}>
            <span dir="ltr">{item.recipient}</span>
          </Detail>
          <Detail label={m.panel_outbox_channel()}>{CHANNEL_LABELS[item.channel]()}</Detail>
          <Detail label={m.panel_column_created()}>{longMoment(item.createdAt)}</Detail>
          <Detail label={m.panel_outbox_attempts()}>{item.attempts}</Detail>
          {item.problem && (
            <Detail label={m.panel_outbox_column_reason()}>
              <span className="text-bad">{item.problem}</span>
            </Detail>
          )}
          {item.nextTryAt && item.attempts > 0 && (
            <Detail label={m.panel_outbox_next()}>{longMoment(item.nextTryAt)}</Detail>
          )}
          {item.sentAt && (
            <Detail label={m.panel_outbox_state_sent()}>{longMoment(item.sentAt)}</Detail>
          )}
        </Details>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-4 py-3.5 md:px-6">
        {props.canWrite && isOpen(item) && (
          <Button variant="quiet" className="-ms-3.5 me-auto" onClick={() => props.onDiscard(item)}>
            {m.panel_outbox_discard()}
          </Button>
        )}
        {isOpen(item) && (
          <Button variant="line" onClick={() => props.onRead(item)}>
            {m.panel_outbox_read()}
          </Button>
        )}
        {!isOpen(item) && (
          <Button variant="line" onClick={() => props.onPreview(item)}>
            {m.panel_outbox_preview_kind()}
          </Button>
        )}
        {props.canWrite && canRetry(item) && (
          <Button onClick={() => props.onRetry(item)}>{m.panel_outbox_retry()}</Button>
        )}
      </div>
    </DialogShell>
  );
}
