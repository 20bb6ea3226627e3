import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { peopleCalls } from "#shared/people/people-calls.ts";
import type { PersonForm } from "#shared/people/person.ts";
import { retentionCalls } from "#shared/people/retention-calls.ts";
import type { RetentionChange } from "#shared/people/retention.ts";

import { sayFailed, sayUnlessShown } from "../resource/failures.ts";

const PEOPLE = "people";

/** @param search a whole address or number; '' for nobody */
export const personQuery = (search: string) =>
  queryOptions({
    queryKey: [PEOPLE, "found", search],
    queryFn: async () => (await api(peopleCalls.find, { query: { search } })).data.data,
    enabled: search !== "",
    // What is erased by it must be what is there now.
    staleTime: 0,
    gcTime: 0,
  });

export const erasurePreviewQuery = (person: PersonForm, includePages: boolean, isOpen: boolean) =>
  queryOptions({
    queryKey: [PEOPLE, "preview", person, includePages],
    queryFn: async () =>
      (await api(peopleCalls.erase, { body: { ...person, includePages, isPreview: true } })).data
        .data,
    enabled: isOpen,
    // It needs a proof of identity: whoever does not give it is not asked again.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export function useErasing(onErased: () => void) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ person, includePages }: { person: PersonForm; includePages: boolean }) =>
      api(peopleCalls.erase, { body: { ...person, includePages, isPreview: false } }),
    onSuccess() {
      toast.success(m.panel_people_erased());
      onErased();
    },
    onError: (error) => sayFailed(error, m.panel_people_erase_failed(), m.panel_people_try_again()),
    // It may be in any list.
    onSettled: () => cache.invalidateQueries(),
  });
}

export const retentionQuery = queryOptions({
  queryKey: ["retention"],
  queryFn: async () => (await api(retentionCalls.read)).data.data,
});

export function useSaveRetention(onSaved: () => void) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async (body: RetentionChange) =>
      (await api(retentionCalls.change, { body })).data.data,
    onSuccess(rules) {
      cache.setQueryData(retentionQuery.queryKey, rules);
      toast.success(m.panel_settings_saved({ section: m.panel_people_rules() }));
      onSaved();
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
  });
}
