import { m } from "#app/i18n/translations.ts";
import type { OutboxItem } from "#shared/outbox/outbox.ts";

import { DeleteDialog } from "../resource/delete-dialog.tsx";
import { useLast } from "../resource/use-last.ts";
import { useChangeOutbox } from "./outbox-queries.ts";

interface DiscardDialogProps {
  /** Open while there is one. */
  item: OutboxItem | undefined;
  onClose: () => void;
}

/** Asks before a notification is given up. */
export function DiscardDialog({ item, onClose }: DiscardDialogProps) {
  const shown = useLast(item);
  const discarding = useChangeOutbox(onClose);
  if (!shown) return null;
  return (
    <DeleteDialog
      isOpen={item !== undefined}
      onClose={onClose}
      title={m.panel_outbox_discard_title()}
      question={m.panel_outbox_discard_text({ recipient: shown.recipient })}
      confirmLabel={m.panel_outbox_discard()}
      onConfirm={() => discarding.mutate({ item: shown, state: "discarded" })}
      deletion={discarding}
    />
  );
}
