import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { Call } from "#shared/http/call.ts";
import type { replyCalls } from "#shared/replies/reply-calls.ts";
import type { ReplyForm } from "#shared/replies/reply.ts";

import { sayUnlessShown } from "../resource/failures.ts";
import { refreshResource } from "../resource/use-resource.ts";

export type ReplyCalls = ReturnType<typeof replyCalls>;

/** How soon it is asked again what has become of a reply that waits to be sent. */
const WAITING_MS = 3_000;

/** What staff have replied to a record. */
export function repliesQuery({ list }: ReplyCalls, id: string) {
  return queryOptions({
    queryKey: [list.path, id],
    queryFn: async () => (await api(list, { params: { id } })).data.data,
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data?.some((reply) => reply.state === "waiting") ? WAITING_MS : false,
  });
}

/** Texts to begin a reply with. */
export function replyDraftsQuery({ drafts }: ReplyCalls, id: string) {
  return queryOptions({
    queryKey: [drafts.path, id],
    queryFn: async () => (await api(drafts, { params: { id } })).data.data,
  });
}

/** @param listed the list in which the record stands, with its status */
export function useSendReply({ list, send }: ReplyCalls, listed: Call, id: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ReplyForm) => api(send, { params: { id }, body }),
    onSuccess: () =>
      toast.success(m.panel_messages_reply_saved(), {
        description: m.panel_messages_reply_saved_text(),
      }),
    onError: (error) =>
      sayUnlessShown(error, m.panel_messages_reply_failed(), m.panel_messages_reply_failed_text()),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [list.path, id] }),
        refreshResource(cache, listed),
      ]),
  });
}
