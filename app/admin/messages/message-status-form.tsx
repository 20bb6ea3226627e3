import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { MESSAGE_STATUSES } from "#shared/messages/message-status.ts";
import type { Message } from "#shared/messages/message.ts";

import { isChangedMeanwhile } from "../resource/failures.ts";
import { useDirty, type OnDirty } from "../resource/guarded-dialog.tsx";
import { statusOptions } from "../resource/status-options.ts";
import { useDraftState } from "../resource/use-draft-state.ts";
import { useUpdateMessageStatus } from "./message-queries.ts";
import { MESSAGE_STATUS_WORDS } from "./message-words.ts";

interface Choice {
  status: string;
  /** The message's `updatedAt` when it was chosen; undefined once a newer one was told of. */
  version: string | undefined;
}

interface MessageStatusFormProps {
  message: Message;
  onDirty: OnDirty;
}

/** Sets a message's status freely; only a change is sent. It begins with the status as it is. */
export function MessageStatusForm({ message, onDirty }: MessageStatusFormProps) {
  const [choice, setChoice] = useDraftState<Choice | undefined>(
    `status ${message._id}`,
    () => undefined,
    (chosen) => chosen !== undefined && chosen.status !== message.status,
  );
  const status = choice?.status ?? message.status;
  const isTold = choice !== undefined && choice.version === undefined;
  const now = MESSAGE_STATUS_WORDS[message.status].label();
  useDirty(status !== message.status, onDirty);
  const update = useUpdateMessageStatus();
  return (
    <form
      className="flex min-w-0 flex-1 items-center gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const next = MESSAGE_STATUSES.find((known) => known === status);
        if (next && next !== message.status && !update.isPending) {
          const version = choice?.version ?? message.updatedAt;
          const change = { id: message._id, status: next, version };
          update.mutate(change, {
            onSuccess: () => setChoice(undefined),
            onError(error) {
              if (isChangedMeanwhile(error)) setChoice({ status: next, version: undefined });
            },
          });
        }
      }}
    >
      <div className="min-w-32 flex-1 md:max-w-48">
        <SelectField
          label={m.panel_column_status()}
          hideLabel
          options={statusOptions(message.status, MESSAGE_STATUSES, MESSAGE_STATUS_WORDS)}
          value={status}
          onValueChange={(chosen) =>
            setChoice({ version: message.updatedAt, ...choice, status: chosen })
          }
          error={isTold ? m.panel_changed_status({ status: now }) : undefined}
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
