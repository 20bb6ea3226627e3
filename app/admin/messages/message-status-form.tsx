import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { toast } from "#app/ui/toast.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";
import { MESSAGE_STATUSES } from "#shared/messages/message-status.ts";
import { messageStatusUpdateSchema, type Message } from "#shared/messages/message.ts";

import type { Edit } from "../resource/edited-form.ts";
import { isChangedMeanwhile, sayFailed } from "../resource/failures.ts";
import { statusOptions } from "../resource/status-options.ts";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { currentRecord, refreshResource } from "../resource/use-resource.ts";
import { MESSAGE_STATUS_LABELS } from "./message-labels.ts";

/** Sets a message's status freely; only a change is sent. It begins with the status as it is. */
export function MessageStatusForm({ message }: { message: Message }) {
  const cache = useQueryClient();
  const update = useUpdateMessageStatus();
  const edited = useEditedForm<Message, Pick<Message, "status">, MessageStatus>({
    schema: messageStatusUpdateSchema,
    item: message,
    valuesOf: ({ status }) => ({ status }),
    save: update.mutate,
    load: async () =>
      (await currentRecord<Message>(cache, messageCalls.list, message._id)) ?? message,
    draftName: `status ${message._id}`,
    meanwhileText: ({ status }) =>
      m.panel_changed_status({ status: MESSAGE_STATUS_LABELS[status].label() }),
  });
  const { form, base, isChanged, refusal } = edited;
  const status = useWatch({ control: form.control, name: "status" });
  return (
    <form
      className="flex min-w-0 flex-1 items-center gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !update.isPending) void edited.submit();
      }}
    >
      <div className="min-w-32 flex-1 md:max-w-48">
        <SelectField
          label={m.panel_column_status()}
          hideLabel
          options={statusOptions(base.status, MESSAGE_STATUSES, MESSAGE_STATUS_LABELS)}
          value={status}
          onValueChange={(chosen) =>
            form.setValue("status", chosen as Message["status"], { shouldDirty: true })
          }
          error={refusal || undefined}
        />
      </div>
      <Button type="submit" variant="line" disabled={!isChanged} pending={update.isPending}>
        {m.panel_status_update()}
      </Button>
    </form>
  );
}

/** One that can be set. */
type MessageStatus = z.output<typeof messageStatusUpdateSchema>;

function useUpdateMessageStatus() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ item, checked }: Edit<Message, unknown, MessageStatus>) => {
      const headers = { "if-match": item.updatedAt };
      const sent = { params: { id: item._id }, headers, body: checked };
      return (await api(messageCalls.change, sent)).data.data;
    },
    onSuccess: () => toast.success(m.panel_messages_updated()),
    onError(error) {
      if (isChangedMeanwhile(error)) return;
      sayFailed(error, m.panel_update_failed(), m.panel_messages_update_failed());
    },
    // It stays under way until the list shows it, so that nobody sees the old status again.
    onSettled: () => refreshResource(cache, messageCalls.list),
  });
}
