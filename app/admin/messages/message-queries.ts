import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";
import type { Message, messageStatusUpdateSchema } from "#shared/messages/message.ts";

import type { Edit } from "../resource/edited-form.ts";
import { isChangedMeanwhile, sayFailed } from "../resource/failures.ts";
import { refreshResource } from "../resource/use-resource.ts";
import { useSingleMutation } from "../resource/use-single-mutation.ts";

/** One that can be set. */
export type MessageStatus = z.output<typeof messageStatusUpdateSchema>;

export function useUpdateMessageStatus() {
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
