import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { MESSAGE_STATUSES } from "#shared/messages/message-status.ts";
import type { Message } from "#shared/messages/message.ts";

import { useDirty, type OnDirty } from "../resource/guarded-dialog.tsx";
import { useUpdateMessageStatus } from "./message-queries.ts";
import { MESSAGE_STATUS_WORDS } from "./message-words.ts";

interface MessageStatusFormProps {
  message: Message;
  onDirty: OnDirty;
}

/** Sets a message's status freely; only a change is sent. It begins with the status as it is. */
export function MessageStatusForm({ message, onDirty }: MessageStatusFormProps) {
  const [status, setStatus] = useState<string>(message.status);
  useDirty(status !== message.status, onDirty);
  const update = useUpdateMessageStatus();
  return (
    <form
      className="flex min-w-0 flex-1 items-center gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const next = MESSAGE_STATUSES.find((known) => known === status);
        if (next && next !== message.status && !update.isPending) {
          update.mutate({ id: message._id, status: next });
        }
      }}
    >
      <div className="min-w-32 flex-1 md:max-w-48">
        <SelectField
          label={m.panel_column_status()}
          hideLabel
          options={statusOptions(message)}
          value={status}
          onValueChange={setStatus}
        />
      </div>
      <Button
        type="submit"
        variant="line"
        disabled={status === message.status}
        pending={update.isPending}
      >
        {m.panel_status_update()}
      </Button>
    </form>
  );
}

/** What may be set; a status of old data is shown, but can't be chosen. */
function statusOptions({ status }: Message) {
  const settable = MESSAGE_STATUSES.map((value) => ({
    value: value as string,
    label: MESSAGE_STATUS_WORDS[value].label(),
  }));
  return settable.some(({ value }) => value === status)
    ? settable
    : [{ value: status, label: MESSAGE_STATUS_WORDS[status].label(), disabled: true }, ...settable];
}
