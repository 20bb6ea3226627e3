import { Eye } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import type { Handover } from "#shared/handovers/handover.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { listParams, type ListRules } from "../../resource/list-state.ts";
import { ListTools } from "../../resource/list-tools.tsx";
import { ResourceList } from "../../resource/resource-list.tsx";
import type { RowAction } from "../../resource/row-action.ts";
import { SearchBox } from "../../resource/search-box.tsx";
import { useListPage } from "../../resource/use-list-page.ts";
import { useListState } from "../../resource/use-list-state.ts";
import { handoverPath } from "../order-paths.ts";
import { HANDOVER_COLUMNS, handoverCard, sheetName } from "./handover-columns.tsx";
import { handoversQuery } from "./handover-queries.ts";

export const meta = () => [
  { title: m.panel_title({ screen: m.panel_screen("orders/handovers") }) },
];

const RULES: ListRules<"createdAt", Record<string, never>> = {
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  filters: {},
};

/** What couriers took along, the newest first. */
export default function HandoversPage() {
  const navigate = useNavigate();
  const list = useListState(RULES);
  const shown = useListPage(handoversQuery(listParams(list.state)), list);
  const actions = useMemo<RowAction<Handover>[]>(
    () => [
      {
        label: m.panel_action_view(),
        icon: Eye,
        keys: ["Enter", "o"],
        shortcut: m.panel_key_enter(),
        run: ({ _id }) => void navigate(handoverPath(_id)),
      },
    ],
    [navigate],
  );
  return (
    <>
      <PageBar
        title={m.panel_screen("orders/handovers")}
        count={shown.page?.pagination.totalItems}
      />
      <ListTools search={<SearchBox label={m.panel_handover_search()} list={list} />} />
      <ResourceList
        label={m.panel_screen("orders/handovers")}
        list={list}
        shown={shown}
        columns={HANDOVER_COLUMNS}
        card={handoverCard}
        rowName={sheetName}
        actions={actions}
        empty={{ title: m.panel_handover_empty(), hint: m.panel_handover_empty_hint() }}
        errorText={m.panel_handover_load_failed()}
      />
    </>
  );
}
