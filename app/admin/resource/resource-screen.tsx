import { Eye, Pencil, Plus, Trash2 } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { PageBar } from "../layout/page-bar.tsx";
import { takeDraft, type Draft } from "../session/drafts.ts";
import { useMay } from "../session/use-may.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { listParams } from "./list-state.ts";
import { ListTools } from "./list-tools.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { ResourceList } from "./resource-list.tsx";
import type { PanelRecord, ResourceView } from "./resource-view.ts";
import type { RowAction } from "./row-action.ts";
import { SearchBox } from "./search-box.tsx";
import { useLast } from "./use-last.ts";
import { useLinked } from "./use-linked.ts";
import { useListPage } from "./use-list-page.ts";
import { useListState, type ListHandle } from "./use-list-state.ts";
import { useMoving } from "./use-moving.ts";
import { listPageQuery, useDeleteRecord, useOpenedRecord } from "./use-resource.ts";
import { ViewDialog } from "./view-dialog.tsx";

interface ResourceScreenProps<
  Item extends PanelRecord,
  Values extends FieldValues,
  Sort extends string,
  Filters extends Record<string, string>,
> {
  view: ResourceView<Item, Values, Sort, Filters>;
  /** Filters beside the search. */
  filters?: (list: ListHandle<Sort, Filters>) => ReactNode;
  /** Other ways of looking at the same records. */
  views?: ReactNode;
  /** The main filter, spread out. */
  tabs?: (list: ListHandle<Sort, Filters>) => ReactNode;
}

type Opened<Item> =
  | { act: "view"; item: Item; way?: string }
  | { act: "edit" | "delete"; item: Item }
  | { act: "add" };

function openedBy<Item>({ item }: Draft<Item | undefined, unknown>): Opened<Item> {
  return item ? { act: "edit", item } : { act: "add" };
}

/** The screen of an entity: its list in any state, and the dialogs for its records. */
export function ResourceScreen<
  Item extends PanelRecord,
  Values extends FieldValues,
  Sort extends string,
  Filters extends Record<string, string>,
>({ view, filters, views, tabs }: ResourceScreenProps<Item, Values, Sort, Filters>) {
  const { texts, calls } = view;
  const list = useListState(view.list);
  const { state } = list;
  const shownList = useListPage(listPageQuery<Item>(calls.list, listParams(state)), list);
  const { page } = shownList;
  // The session ended while somebody typed: the dialog opens again with it.
  const [draft, setDraft] = useState(() => takeDraft<Item | undefined, Values>(calls.list.path));
  const [opened, setOpened] = useState<Opened<Item> | undefined>(() => draft && openedBy(draft));
  const shown = useLast(opened);
  function close() {
    setOpened(undefined);
    setDraft(undefined);
  }
  const deletion = useDeleteRecord(view, close);
  const actions = useActions(view, setOpened);
  useLinked<Item>(calls, {
    onView: (item) => setOpened({ act: "view", item }),
    onAdd: () => setOpened({ act: "add" }),
  });
  const moving = useMoving(view, state);
  const may = useMay();

  const openedItem = shown && "item" in shown ? shown.item : undefined;
  const shownItem = useOpenedRecord(calls, page, openedItem, {
    isRead: opened?.act === "view",
  });
  const isEditing =
    (shown?.act === "edit" && may(calls.change)) ||
    (shown?.act === "add" && calls.create !== undefined && may(calls.create));
  return (
    <>
      <PageBar title={texts.title()} count={page?.pagination.totalItems}>
        {views}
        {calls.export && <ExportButtons call={calls.export} query={listParams(state)} />}
        {calls.create && may(calls.create) && (
          <Button size="s" onClick={() => setOpened({ act: "add" })}>
            <Plus size={17} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-md:sr-only">{texts.add?.()}</span>
          </Button>
        )}
      </PageBar>
      <ListTools
        search={<SearchBox label={texts.search()} list={list} />}
        filter={filters?.(list)}
        tabs={tabs?.(list)}
      />
      <ResourceList
        label={texts.title()}
        shown={shownList}
        list={list}
        columns={view.columns}
        card={view.card}
        rowName={texts.name}
        actions={actions}
        empty={{ title: texts.empty(), hint: texts.emptyHint() }}
        errorText={texts.loadFailed()}
        onRetry={view.onRetry}
        Tile={view.Tile}
        moving={moving}
      />
      {view.Details && (
        <ViewDialog
          isOpen={opened?.act === "view"}
          onClose={close}
          title={shownItem && texts.name(shownItem)}
        >
          {shownItem && <view.Details key={shownItem._id} item={shownItem} />}
        </ViewDialog>
      )}
      {view.Dialog && shownItem && shown?.act === "view" && (
        <view.Dialog
          key={shownItem._id}
          item={shownItem}
          isOpen={opened?.act === "view"}
          onClose={close}
          way={shown.way}
        />
      )}
      {isEditing && view.form && (
        <RecordDialog
          key={shownItem?._id ?? "new"}
          view={{ ...view, form: view.form }}
          item={shownItem}
          draft={draft}
          isOpen={opened?.act === "edit" || opened?.act === "add"}
          onClose={close}
        />
      )}
      {shown?.act === "delete" && (
        <DeleteDialog
          isOpen={opened?.act === "delete"}
          onClose={close}
          title={texts.deleteTitle(shown.item)}
          question={texts.deleteQuestion(shown.item)}
          confirmLabel={texts.deleteLabel()}
          onConfirm={() => deletion.mutate(shown.item)}
          deletion={deletion}
        />
      )}
    </>
  );
}

/** What one may do with a row; a click on the row runs the first. */
function useActions<Item extends PanelRecord>(
  view: Pick<ResourceView<Item, FieldValues>, "calls" | "texts" | "isProtected" | "ways"> & {
    Details?: unknown;
    Dialog?: unknown;
    form?: unknown;
  },
  open: (opened: Opened<Item>) => void,
) {
  const { calls, texts, isProtected, ways } = view;
  const may = useMay();
  const canView = view.Details !== undefined || view.Dialog !== undefined;
  const canEdit = view.form !== undefined && may(calls.change);
  const canDelete = may(calls.remove);
  return useMemo<RowAction<Item>[]>(() => {
    const isFor = (item: Item) => !isProtected?.(item);
    return [
      ...(canView
        ? [
            {
              label: m.panel_action_view(),
              icon: Eye,
              keys: ["Enter"],
              shortcut: m.panel_key_enter(),
              run: (item: Item) => open({ act: "view", item }),
            },
          ]
        : []),
      ...(ways ?? [])
        .filter(({ needs }) => may(needs))
        .map(({ name, label, icon, keys, shortcut }) => ({
          icon,
          keys,
          shortcut,
          label: label(),
          run: (item: Item) => open({ act: "view", item, way: name }),
        })),
      ...(canEdit
        ? [
            {
              label: texts.edit?.() ?? "",
              icon: Pencil,
              keys: canView ? ["e"] : ["Enter", "e"],
              shortcut: "E",
              isFor,
              run: (item: Item) => open({ act: "edit", item }),
            },
          ]
        : []),
      ...(canDelete
        ? [
            {
              label: m.panel_action_delete(),
              icon: Trash2,
              keys: ["Delete", "Backspace"],
              shortcut: m.panel_key_delete(),
              isDestructive: true,
              isFor,
              run: (item: Item) => open({ act: "delete", item }),
            },
          ]
        : []),
    ];
  }, [canDelete, canEdit, canView, isProtected, open, ways, texts, may]);
}
