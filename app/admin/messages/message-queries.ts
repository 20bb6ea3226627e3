import { useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";
import type { MESSAGE_STATUSES } from "#shared/messages/message-status.ts";

import { isChangedMeanwhile, sayFailed } from "../resource/failures.ts";
import { refreshResource } from "../resource/use-resource.ts";
import { useSingleMutation } from "../resource/use-single-mutation.ts";

interface StatusChange {
  id: string;
  status: (typeof MESSAGE_STATUSES)[number];
  /** The message's `updatedAt` as it was seen. */
  version: string;
}

export function useUpdateMessageStatus() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, status, version }: StatusChange) =>
      api(messageCalls.change, {
        params: { id },
        headers: { "if-match": version },
        body: { status },
      }),
    onSuccess: () => toast.success(m.panel_messages_updated()),
    onError(error) {
      if (isChangedMeanwhile(error)) return;
      sayFailed(error, m.panel_update_failed(), m.panel_messages_update_failed());
    },
    // It stays under way until the list shows it, so that nobody sees the old status again.
    onSettled: () => refreshResource(cache, messageCalls.list),
  });
}
