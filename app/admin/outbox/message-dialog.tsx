import { useQuery } from "@tanstack/react-query";

import { addressOf } from "#app/api/call-api.ts";
import { m } from "#app/i18n/translations.ts";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import { MESSAGE_PAGE } from "#shared/outbox/outbox-calls.ts";
import type { OutboxItem } from "#shared/outbox/outbox.ts";

import { DialogLoading } from "../resource/dialog-loading.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { serverMessage } from "../resource/server-message.ts";
import { outboxName } from "./outbox-labels.ts";
import { messageQuery } from "./outbox-queries.ts";
import { WrittenMessage } from "./written-message.tsx";

/** A notification that was not sent yet, as it will be sent. */
export function MessageDialog({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const { _id: id } = item;
  const query = useQuery(messageQuery(id));
  return (
    <DialogShell
      open
      onOpenChange={(open) => !open && onClose()}
      size="panes"
      className="text-panel"
    >
      <div className="flex shrink-0 items-start gap-3 border-b border-line px-4 py-4 md:px-6">
        <DialogTitle className="min-w-0 flex-1 text-lead leading-snug font-label wrap-anywhere">
          {outboxName(item)}
        </DialogTitle>
        <DialogClose className="-me-2 -mt-2" />
      </div>
      {query.isError ? (
        <LoadError
          text={serverMessage(query.error, m.panel_outbox_preview_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.data ? (
        <WrittenMessage
          message={query.data}
          language={query.data.language}
          page={addressOf({ path: MESSAGE_PAGE }, { params: { id } })}
          title={outboxName(item)}
        />
      ) : (
        <DialogLoading />
      )}
    </DialogShell>
  );
}
