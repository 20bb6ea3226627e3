import { useQuery } from "@tanstack/react-query";
import { Eye, FileText, MailOpen, RotateCw, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { OUTBOX_STATES, type OutboxItem } from "#shared/outbox/outbox.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { FilterTabs } from "../resource/filter-tabs.tsx";
import { listParams, type ListRules } from "../resource/list-state.ts";
import { ListTools } from "../resource/list-tools.tsx";
import { ResourceList } from "../resource/resource-list.tsx";
import type { RowAction } from "../resource/row-action.ts";
import { SearchBox } from "../resource/search-box.tsx";
import { useListPage } from "../resource/use-list-page.ts";
import { useListState } from "../resource/use-list-state.ts";
import { useMay } from "../session/use-may.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { HeldNote } from "./held-note.tsx";
import { MailServerNote } from "./mail-server-note.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { OutboxActions } from "./outbox-actions.tsx";
import { OUTBOX_COLUMNS, outboxCard } from "./outbox-columns.tsx";
import { OutboxItemDialog } from "./outbox-item-dialog.tsx";
import { canRetry, isOpen, outboxName, STATE_LABELS } from "./outbox-labels.ts";
import {
  outboxQuery,
  outboxSummaryQuery,
  useChangeAll,
  useChangeOutbox,
} from "./outbox-queries.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { TestDialog } from "./test-dialog.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("outbox") }) }];

type Filters = { state: OutboxItem["state"] };
const OUTBOX_LIST: ListRules<"createdAt", Filters> = {
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  filters: { state: OUTBOX_STATES },
};

/** What is open: a notification, the question whether to discard it, an example, the test. */
type Opened =
  | { act: "view" | "discard" | "read"; item: OutboxItem }
  | { act: "preview"; kind: OutboxItem["kind"] }
  | { act: "test" };

export default function OutboxPage() {
  const list = useListState(OUTBOX_LIST);
  const { state, addressOf } = list;
  const shown = useListPage(outboxQuery(listParams(state)), list);
  const { data: summary } = useQuery(outboxSummaryQuery);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { mutate: retry } = useChangeOutbox(close);
  const changeAll = useChangeAll();
  const canWrite = useMay()("customers.write");
  const actions = useActions(setOpened, canWrite, (item) => retry({ item, state: "waiting" }));

  const { byState } = summary ?? {};
  const total = byState && Object.values(byState).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <PageBar title={m.panel_screen("outbox")} count={shown.page?.pagination.totalItems}>
        <OutboxActions
          onRetryAll={
            canWrite && (byState?.failed ?? 0) > 0
              ? () => changeAll.mutate({ from: "failed", state: "waiting" })
              : undefined
          }
          isRetrying={changeAll.isPending}
          onPreview={() => setOpened({ act: "preview", kind: "order-confirmation" })}
          onTest={canWrite ? () => setOpened({ act: "test" }) : undefined}
        />
      </PageBar>
      {summary && <MailServerNote summary={summary} />}
      {byState && byState.held > 0 && (
        <HeldNote
          count={byState.held}
          lookAt={addressOf({ filters: { state: "held" } })}
          isPending={changeAll.isPending}
          onDecide={
            canWrite ? (decided) => changeAll.mutate({ from: "held", state: decided }) : undefined
          }
        />
      )}
      <ListTools
        search={<SearchBox label={m.panel_outbox_search()} list={list} />}
        tabs={
          <FilterTabs
            label={m.panel_column_status()}
            tabs={[
              {
                label: m.panel_filter_all(),
                to: addressOf({ filters: {} }),
                isCurrent: state.filters.state === undefined,
                count: total,
              },
              ...OUTBOX_STATES.map((value) => ({
                label: STATE_LABELS[value].label(),
                to: addressOf({ filters: { state: value } }),
                isCurrent: state.filters.state === value,
                count: byState?.[value],
              })),
            ]}
          />
        }
      />
      <ResourceList
        label={m.panel_screen("outbox")}
        shown={shown}
        list={list}
        columns={OUTBOX_COLUMNS}
        card={outboxCard}
        rowName={outboxName}
        actions={actions}
        empty={{ title: m.panel_outbox_empty(), hint: m.panel_outbox_empty_hint() }}
        errorText={m.panel_outbox_load_failed()}
      />
      <OutboxItemDialog
        item={opened?.act === "view" ? opened.item : undefined}
        onClose={close}
        canWrite={canWrite}
        onRetry={(item) => retry({ item, state: "waiting" })}
        onDiscard={(item) => setOpened({ act: "discard", item })}
        onRead={(item) => setOpened({ act: "read", item })}
        onPreview={({ kind }) => setOpened({ act: "preview", kind })}
      />
      <DiscardDialog item={opened?.act === "discard" ? opened.item : undefined} onClose={close} />
      {opened?.act === "read" && <MessageDialog item={opened.item} onClose={close} />}
      {opened?.act === "preview" && <PreviewDialog kind={opened.kind} onClose={close} />}
      <TestDialog isOpen={opened?.act === "test"} onClose={close} summary={summary} />
    </>
  );
}

/** What can be done with a row; the first is what a click on it does. */
function useActions(
  open: (opened: Opened) => void,
  canWrite: boolean,
  retry: (item: OutboxItem) => void,
) {
  return useMemo<RowAction<OutboxItem>[]>(
    () => [
      {
        label: m.panel_action_view(),
        icon: FileText,
        keys: ["Enter"],
        shortcut: m.panel_key_enter(),
        run: (item) => open({ act: "view", item }),
      },
      {
        label: m.panel_outbox_retry(),
        icon: RotateCw,
        keys: ["s"],
        shortcut: "S",
        isFor: (item) => canWrite && canRetry(item),
        run: retry,
      },
      {
        label: m.panel_outbox_read(),
        icon: MailOpen,
        keys: ["o"],
        shortcut: "O",
        isFor: isOpen,
        run: (item) => open({ act: "read", item }),
      },
      {
        label: m.panel_outbox_preview_kind(),
        icon: Eye,
        keys: ["p"],
        shortcut: "P",
        run: ({ kind }) => open({ act: "preview", kind }),
      },
      {
        label: m.panel_outbox_discard(),
        icon: Trash2,
        keys: ["Delete", "Backspace"],
        shortcut: m.panel_key_delete(),
        isDestructive: true,
        isFor: (item) => canWrite && isOpen(item),
        run: (item) => open({ act: "discard", item }),
      },
    ],
    [open, canWrite, retry],
  );
}
