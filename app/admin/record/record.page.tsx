import { Eye, FileClock, SquareArrowOutUpRight, UserRound } from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { recordCalls } from "#shared/record/record-calls.ts";
import type { RecordEntry } from "#shared/record/record.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ExportButtons } from "../resource/export-buttons.tsx";
import { listParams } from "../resource/list-state.ts";
import { ResourceList } from "../resource/resource-list.tsx";
import type { RowAction } from "../resource/row-action.ts";
import { useListPage } from "../resource/use-list-page.ts";
import { useListState } from "../resource/use-list-state.ts";
import { listPageQuery } from "../resource/use-resource.ts";
import { useMay } from "../session/use-may.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { recordCard, recordColumns } from "./record-columns.tsx";
import { entryName } from "./record-labels.ts";
import { RECORD_LIST } from "./record-list-rules.ts";
import { pathOfRecord } from "./record-places.ts";
import { RecordTools } from "./record-tools.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("record") }) }];

/** Everything that staff and customers did, and who signed in. */
export default function RecordPage() {
  const list = useListState(RECORD_LIST);
  const { state, change } = list;
  const query = listParams(state);
  const shown = useListPage(listPageQuery<RecordEntry>(recordCalls.list, query), list);
  const [opened, setOpened] = useState<RecordEntry>();
  const navigate = useNavigate();
  const may = useMay();
  const columns = useMemo(() => recordColumns(may), [may]);
  const actions = useMemo<RowAction<RecordEntry>[]>(
    () => [
      {
        label: m.panel_record_show(),
        icon: Eye,
        keys: ["Enter", "v"],
        shortcut: "V",
        run: setOpened,
      },
      {
        label: m.panel_record_open(),
        icon: SquareArrowOutUpRight,
        keys: ["o"],
        shortcut: "O",
        isFor: (entry) => pathOfRecord(entry, may) !== undefined,
        run: (entry) => void navigate(pathOfRecord(entry, may)!),
      },
      {
        label: m.panel_record_of_person(),
        icon: UserRound,
        keys: [],
        isFor: ({ who }) => who.id !== null,
        run: ({ who }) => change({ filters: { person: who.id! } }),
      },
      {
        label: m.panel_record_of_record(),
        icon: FileClock,
        keys: [],
        isFor: ({ record }) => record !== null,
        run: ({ record }) => change({ filters: { entity: record!.entity, entityId: record!.id } }),
      },
    ],
    [change, navigate, may],
  );
  return (
    <>
      <PageBar title={m.panel_screen("record")} count={shown.page?.pagination.totalItems}>
        <ExportButtons call={recordCalls.export} query={query} />
      </PageBar>
      <RecordTools list={list} entries={shown.page?.data ?? []} />
      <ResourceList
        label={m.panel_screen("record")}
        shown={shown}
        list={list}
        columns={columns}
        card={recordCard}
        rowName={entryName}
        actions={actions}
        empty={{ title: m.panel_record_empty(), hint: m.panel_record_empty_hint() }}
        noneTitle={m.panel_record_none()}
        errorText={m.panel_record_load_failed()}
      />
      <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
