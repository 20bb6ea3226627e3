import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import type { RosterCells } from "#shared/rosters/check-roster.ts";
import {
  addRosterRows,
  changeRosterRow,
  createRoster,
  getRoster,
  orderRoster,
  removeRosterRow,
} from "#shared/rosters/roster-calls.ts";

import { refreshOrders } from "../../orders/order-cache.ts";
import { isChangedMeanwhile, sayFailed } from "../../resource/failures.ts";
import { useSingleMutation } from "../../resource/use-single-mutation.ts";

const keyOf = (id: string) => [getRoster.path, id] as const;

/** A list of people. Others may be mending it at the same time. */
export function rosterQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: async () => (await api(getRoster, { params: { id } })).data.data,
    refetchOnMount: "always",
    refetchInterval: 15_000,
  });
}

export function useCreateRoster() {
  return useSingleMutation({
    mutationFn: ({
      file,
      ...body
    }: z.input<typeof createRoster.body> & { file: File | undefined }) =>
      api(createRoster, { body, files: { file } }),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_roster_read_failed()),
  });
}

type Change =
  | { kind: "change"; n: number; version: number; cells: RosterCells }
  | { kind: "add"; cells: RosterCells }
  | { kind: "remove"; n: number };

/** Changes somebody in a list, adds somebody, or takes somebody off it. */
export function useChangeRoster(id: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    async mutationFn(change: Change): Promise<unknown> {
      if (change.kind === "add") {
        return api(addRosterRows, { params: { id }, body: { people: [change.cells] } });
      }
      const params = { id, n: String(change.n) };
      return change.kind === "remove"
        ? api(removeRosterRow, { params })
        : api(changeRosterRow, { params, body: { ...change.cells, version: change.version } });
    },
    onError: (error) =>
      isChangedMeanwhile(error)
        ? toast.error(m.panel_error(), { description: m.panel_roster_changed() })
        : sayFailed(error, m.panel_error(), m.panel_roster_save_failed()),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Gives everybody in a list a card. */
export function useOrderRoster(id: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { topUp: boolean }) => api(orderRoster, { params: { id }, body }),
    onSuccess: () => toast.success(m.panel_roster_ordered()),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_roster_order_failed()),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(id) }),
        cache.invalidateQueries({ queryKey: [getCompanyRecords.path] }),
        refreshOrders(cache),
      ]),
  });
}
