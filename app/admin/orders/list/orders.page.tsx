import { Eye, PanelsTopLeft, RefreshCw, SquareCheck, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { exportCards, exportOrders } from "#shared/orders/order-calls.ts";
import type { Order } from "#shared/orders/order.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { ExportButtons } from "../../resource/export-buttons.tsx";
import { sayMissing } from "../../resource/failures.ts";
import { listParams } from "../../resource/list-state.ts";
import { ResourceList } from "../../resource/resource-list.tsx";
import type { RowAction } from "../../resource/row-action.ts";
import { useListPage } from "../../resource/use-list-page.ts";
import { useListState } from "../../resource/use-list-state.ts";
import { useMay } from "../../session/use-may.ts";
import { HandoversLink, NewOrderLink, ProgramLink } from "../bar-links.tsx";
import { DeleteOrderDialog } from "../delete-order-dialog.tsx";
import { useLastOrder } from "../last-order.ts";
import { orderName } from "../order-labels.ts";
import { orderPagePath } from "../order-paths.ts";
import { ordersQuery } from "../order-queries.ts";
import { ViewSwitch } from "../view-switch.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { EditOrderStatusDialog } from "./edit-order-status-dialog.tsx";
import { orderCard } from "./order-card.tsx";
import { ORDER_COLUMNS } from "./order-columns.tsx";
import { ORDER_LIST_RULES } from "./order-list-rules.ts";
import { OrderTools } from "./order-tools.tsx";
import { SelectionContext } from "./selection.ts";
import { useRowSelection } from "./use-row-selection.ts";
import { useViewedOrder } from "./use-viewed-order.ts";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("orders") }) }];

const loadViewDialog = async () => (await import("./view-order-dialog.tsx")).ViewOrderDialog;

export default function OrdersPage() {
  const list = useListState(ORDER_LIST_RULES);
  const { state } = list;
  const shown = useListPage(ordersQuery(listParams(state)), list);
  const [viewed, setViewed] = useViewedOrder();
  const [edited, setEdited] = useState<Order>();
  const [deleted, setDeleted] = useState<Order>();

  const navigate = useNavigate();
  const may = useMay();
  const canWrite = may("orders.write");
  const canDelete = may("orders.delete");
  const rows = shown.page?.data;
  const pageIds = useMemo(() => (rows ?? []).map(({ _id }) => _id), [rows]);
  const { search, filters } = state;
  const selection = useRowSelection(pageIds, JSON.stringify([search, filters]));
  const { toggle } = selection;

  const actions = useMemo<RowAction<Order>[]>(
    () => [
      {
        label: m.panel_action_view(),
        icon: Eye,
        keys: ["Enter"],
        shortcut: m.panel_key_enter(),
        run: (order) => setViewed(order._id),
      },
      {
        label: m.panel_orders_open(),
        icon: PanelsTopLeft,
        keys: ["o"],
        shortcut: "O",
        run: (order) => void navigate(orderPagePath(order._id)),
      },
      {
        label: m.panel_status_edit(),
        icon: RefreshCw,
        keys: ["e"],
        shortcut: "E",
        isFor: () => canWrite,
        run: setEdited,
      },
      {
        label: m.panel_orders_select_row(),
        icon: SquareCheck,
        keys: ["x"],
        shortcut: "X",
        run: (order) => toggle(order._id),
      },
      {
        label: m.panel_action_delete(),
        icon: Trash2,
        keys: ["Delete", "Backspace"],
        shortcut: m.panel_key_delete(),
        isDestructive: true,
        isFor: () => canDelete,
        run: setDeleted,
      },
    ],
    [setViewed, navigate, toggle, canWrite, canDelete],
  );

  const found = shown.page?.pagination.totalItems;
  return (
    <SelectionContext value={selection}>
      <PageBar title={m.panel_screen("orders")} count={found}>
        {/* On phones the board has it: here it would cut the screen's name off. */}
        <HandoversLink className="max-md:hidden" />
        <ProgramLink className="max-md:hidden" />
        <NewOrderLink />
        <ViewSwitch view="table" />
        <ExportButtons
          call={exportOrders}
          query={listParams(state)}
          more={{ call: exportCards, id: "export-cards", label: m.panel_orders_export_cards }}
        />
      </PageBar>
      <OrderTools list={list} />
      <ResourceList
        label={m.panel_screen("orders")}
        shown={shown}
        list={list}
        columns={ORDER_COLUMNS}
        card={orderCard}
        rowName={orderName}
        actions={actions}
        focused={useLastOrder()}
        empty={{ title: m.panel_orders_empty(), hint: m.panel_orders_empty_hint() }}
        errorText={m.panel_orders_load_failed()}
      />
      <BulkBar total={found ?? 0} matching={{ ...filters, ...(search === "" ? {} : { search }) }} />
      <LazyPart
        load={loadViewDialog}
        // Behind the rows, so that it is there before somebody opens one.
        need={viewed ?? rows !== undefined}
        onMissing={() => {
          if (!viewed) return;
          sayMissing();
          setViewed(undefined);
        }}
        props={{ id: viewed, onClose: () => setViewed(undefined) }}
      />
      <EditOrderStatusDialog order={edited} onClose={() => setEdited(undefined)} />
      <DeleteOrderDialog order={deleted} onClose={() => setDeleted(undefined)} />
    </SelectionContext>
  );
}
