import { useQuery } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { readCompanyBoard, type CompanyColumn } from "#shared/bulk-orders/company-board.ts";

import { ColumnFrame } from "../../columns/column-frame.tsx";
import { ColumnsLoading } from "../../columns/columns-loading.tsx";
import { PhoneColumn } from "../../columns/phone-column.tsx";
import { PageBar } from "../../layout/page-bar.tsx";
import { useIsPhone } from "../../layout/use-is-phone.ts";
import { EmptyState } from "../../resource/empty-state.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { BulkOrderViews } from "../bulk-order-views.tsx";
import { CompanyCard } from "./company-card.tsx";

export const meta = () => [
  { title: m.panel_title({ screen: m.panel_screen("bulk-orders/board") }) },
];

const COLUMN_LABELS: Record<CompanyColumn, () => string> = {
  new: m.panel_bulk_board_new,
  quoted: m.panel_bulk_board_quoted,
  accepted: m.panel_bulk_board_accepted,
  making: m.panel_bulk_board_making,
  sent: m.panel_bulk_board_sent,
  declined: m.panel_bulk_board_declined,
};

/** What companies asked for and ordered, in columns by how far it is. */
export default function CompanyBoardPage() {
  const isPhone = useIsPhone();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [readCompanyBoard.path],
    queryFn: async () => (await api(readCompanyBoard)).data.data,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  const columns = data?.map((shown) => ({
    ...shown,
    name: COLUMN_LABELS[shown.column](),
    cards: shown.tickets.map((ticket) => (
      <CompanyCard key={ticket.id} column={shown.column} ticket={ticket} />
    )),
    foot: shown.count > shown.tickets.length && (
      <p className="px-2 py-3 text-note text-ink-2">
        {m.panel_bulk_board_more({ count: shown.count - shown.tickets.length })}
      </p>
    ),
  }));
  return (
    <>
      <PageBar title={m.panel_screen("bulk-orders")}>
        <BulkOrderViews view="board" />
      </PageBar>
      {error && (
        <LoadError
          text={serverMessage(error, m.panel_bulk_board_failed())}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isInline={columns !== undefined}
        />
      )}
      {columns === undefined ? (
        !error && <ColumnsLoading />
      ) : columns.every(({ count }) => count === 0) ? (
        <EmptyState title={m.panel_bulk_empty()} hint={m.panel_bulk_empty_hint()} />
      ) : isPhone ? (
        <PhoneColumn
          label={m.panel_bulk_board_columns()}
          columns={columns}
          nameOf={({ name }) => name}
          emptyText={m.panel_bulk_board_empty()}
          cardsOf={({ cards }) => cards}
          footOf={({ foot }) => foot}
        />
      ) : (
        <div className="flex min-h-0 flex-1 gap-2 overflow-x-auto px-7 py-4">
          {columns.map(({ column, name, count, cards, foot }) => (
            <ColumnFrame
              key={column}
              column={column}
              name={name}
              count={count}
              emptyText={m.panel_bulk_board_empty()}
              cards={cards}
              foot={foot}
            />
          ))}
        </div>
      )}
    </>
  );
}
