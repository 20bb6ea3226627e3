import { useQueryClient } from "@tanstack/react-query";

import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

import { useRosterDesk } from "./roster-desk.ts";
import { rosterKey } from "./roster-queries.ts";

/** Puts a photo on somebody in a list; null takes it off. */
export function usePersonPhoto(list: string, n: number) {
  const desk = useRosterDesk();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (file: File | null): Promise<unknown> =>
      file ? desk.putPhoto(list, n, file) : desk.removePhoto(list, n),
    onSuccess: (_, file) => toast.success(file ? m.people_photo_saved() : m.people_photo_removed()),
    onError: (error) => desk.fail(error, m.people_failed(), m.people_photo_failed()),
    onSettled: () => cache.invalidateQueries({ queryKey: rosterKey(list) }),
  });
}

/** Puts the photos of a ZIP on a list, and answers whose they are. */
export function useAddPhotos(list: string) {
  const desk = useRosterDesk();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      desk.addPhotos(list, file, onProgress),
    onError: (error) => desk.fail(error, m.people_failed(), m.people_photos_failed()),
    onSettled: () => cache.invalidateQueries({ queryKey: rosterKey(list) }),
  });
}
