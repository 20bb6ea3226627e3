import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw, Shapes } from "lucide-react";
import { useMemo } from "react";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { BIN_ENTITIES } from "#shared/api-messages/names.ts";
import { binCalls } from "#shared/bin/bin-calls.ts";
import type { BinEntity, BinItem } from "#shared/bin/bin.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { sayFailed } from "../resource/failures.ts";
import { ListFilter } from "../resource/list-filter.tsx";
import { listParams, type ListRules } from "../resource/list-state.ts";
import { ListTools } from "../resource/list-tools.tsx";
import { ResourceList } from "../resource/resource-list.tsx";
import type { RowAction } from "../resource/row-action.ts";
import { SearchBox } from "../resource/search-box.tsx";
import { useListPage } from "../resource/use-list-page.ts";
import { useListState } from "../resource/use-list-state.ts";
import { listPageQuery } from "../resource/use-resource.ts";
import { BIN_COLUMNS, binCard, binName } from "./bin-columns.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("bin") }) }];

const BIN_LIST: ListRules<"deletedAt", { entity: BinEntity }> = {
  sorts: ["deletedAt"],
  defaultSort: "-deletedAt",
  filters: { entity: BIN_ENTITIES },
};

/** What was deleted in the last 30 days, to be restored. */
export default function BinPage() {
  const list = useListState(BIN_LIST);
  const shown = useListPage(listPageQuery<BinItem>(binCalls.list, listParams(list.state)), list);
  const { mutate: restore } = useRestore();
  const actions = useMemo<RowAction<BinItem>[]>(
    () => [
      {
        label: m.panel_bin_restore(),
        icon: RotateCcw,
        keys: ["Enter", "r"],
        shortcut: "R",
        run: (item) => restore(item),
      },
    ],
    [restore],
  );
  return (
    <>
      <PageBar title={m.panel_screen("bin")} count={shown.page?.pagination.totalItems} />
      <ListTools
        search={<SearchBox label={m.panel_bin_search()} list={list} />}
        filter={
          <ListFilter
            list={list}
            name="entity"
            label={m.panel_bin_kind()}
            icon={Shapes}
            options={BIN_ENTITIES.map((value) => ({ value, label: m.api_message_entity(value) }))}
          />
        }
      />
      <ResourceList
        label={m.panel_screen("bin")}
        shown={shown}
        list={list}
        columns={BIN_COLUMNS}
        card={binCard}
        rowName={binName}
        actions={actions}
        empty={{ title: m.panel_bin_empty(), hint: m.panel_bin_empty_hint() }}
        noneTitle={m.panel_bin_none()}
        errorText={m.panel_bin_load_failed()}
      />
    </>
  );
}

function useRestore() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ entity, _id: id }: BinItem) => api(binCalls.restore, { params: { entity, id } }),
    onSuccess: (_, item) => toast.success(m.panel_bin_restored({ name: binName(item) })),
    onError: (error) =>
      sayFailed(error, m.panel_bin_restore_failed_title(), m.panel_bin_restore_failed()),
    // Whatever came back may be in any list.
    onSettled: () => cache.invalidateQueries(),
  });
}
