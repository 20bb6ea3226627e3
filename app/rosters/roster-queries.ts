import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { RosterCells } from "#shared/rosters/check-roster.ts";
import { getRoster } from "#shared/rosters/roster-calls.ts";

import { useRosterDesk, type RosterDesk } from "./roster-desk.ts";

export const rosterKey = (id: string) => [getRoster.path, id] as const;

/** A list of people. Others may be mending it at the same time. */
export function rosterQuery(desk: RosterDesk, id: string) {
  return queryOptions({
    queryKey: rosterKey(id),
    queryFn: () => desk.read(id),
    refetchOnMount: "always",
    refetchInterval: 15_000,
  });
}

export function useCreateRoster() {
  const desk = useRosterDesk();
  return useSingleMutation({
    mutationFn: ({ file, ...sent }: Parameters<RosterDesk["create"]>[0] & { file?: File }) =>
      desk.create(sent, file),
    onError: (error) => desk.fail(error, m.people_failed(), m.people_read_failed()),
  });
}

type Change =
  | { kind: "change"; n: number; version: number; cells: RosterCells }
  | { kind: "add"; cells: RosterCells }
  | { kind: "remove"; n: number };

/** Whether a save was refused because somebody else had saved the row before. */
export const isStale = (error: Error | null) => error instanceof ApiError && error.status === 412;

/** Changes somebody in a list, adds somebody, or takes somebody off it. A stale row says so itself. */
export function useChangeRoster(id: string) {
  const desk = useRosterDesk();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn(change: Change): Promise<unknown> {
      if (change.kind === "add") return desk.add(id, change.cells);
      return change.kind === "remove"
        ? desk.remove(id, change.n)
        : desk.change(id, change.n, { ...change.cells, version: change.version });
    },
    onError: (error) => {
      if (!isStale(error)) desk.fail(error, m.people_failed(), m.people_save_failed());
    },
    onSettled: () => cache.invalidateQueries({ queryKey: rosterKey(id) }),
  });
}

/** Gives everybody in a list a card. */
export function useOrderRoster(id: string) {
  const desk = useRosterDesk();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (sent: Parameters<RosterDesk["order"]>[1]) => desk.order(id, sent),
    onSuccess: () => toast.success(m.people_ordered()),
    onError: (error) => desk.fail(error, m.people_failed(), m.people_order_failed()),
    onSettled: () =>
      Promise.all([cache.invalidateQueries({ queryKey: rosterKey(id) }), desk.refresh(cache)]),
  });
}
