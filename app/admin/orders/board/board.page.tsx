import { Suspense, useEffect, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { lazyIsland } from "#app/page-engine/lazy-island.tsx";

import { ColumnsLoading } from "../../columns/columns-loading.tsx";
import { HolidaysAhead } from "../../holidays/holidays-ahead.tsx";
import { PageBar } from "../../layout/page-bar.tsx";
import { useIsPhone } from "../../layout/use-is-phone.ts";
import { EmptyState } from "../../resource/empty-state.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { HandoversLink, ProgramLink } from "../bar-links.tsx";
import { PhoneApproval } from "../proofs/phone-approval.tsx";
import { UndoBar } from "../undo/undo-bar.tsx";
import { ViewSwitch } from "../view-switch.tsx";
import { BoardActsContext } from "./board-acts.ts";
import { BoardBar } from "./board-bar.tsx";
import { BoardPhone } from "./board-phone.tsx";
import { FindField } from "./find-field.tsx";
import { FoundDialog } from "./found-dialog.tsx";
import { MoveQuestion } from "./move-question.tsx";
import { PrintSlips } from "./print-slips.tsx";
import { RefusedReport } from "./refused-report.tsx";
import { RemakeDialog } from "./remake-dialog.tsx";
import { ScanDialog } from "./scan-dialog.tsx";
import { useBoardActing } from "./use-board-acting.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useBoardSelection } from "./use-board-selection.ts";
import { useBoard } from "./use-board.ts";

// Dragging is a library of its own, which phones don't need.
const BoardColumns = lazyIsland(async () => (await import("./board-columns.tsx")).default);

/**
 * Loads the columns while the orders are asked for, and tells when they can be drawn. React draws what
 * it waits for itself a third of a second late. If they can't be loaded, drawing them says so.
 */
function useColumnsLoaded(areWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!areWanted) return;
    BoardColumns.load()
      .catch(() => {})
      .finally(() => setLoaded(true));
  }, [areWanted]);
  return isLoaded;
}

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("orders/board") }) }];

/** Orders in the making, in columns by how far they are. */
export default function BoardPage() {
  const isPhone = useIsPhone();
  const isLoaded = useColumnsLoaded(!isPhone);
  const { query, columns } = useBoard();
  const tickets = columns?.flatMap(({ orders }) => orders) ?? [];
  const { chosen, selected, toggle, clear } = useBoardSelection(tickets);
  const board = useBoardActing({ selected, toggle });
  const [isScanning, setScanning] = useState(false);
  const [found, setFound] = useState<string>();
  useBoardKeys(board.acts, tickets);

  function scan() {
    setFound(undefined);
    setScanning(true);
  }
  const { approved } = board.approved;
  const isEmpty = columns?.every(({ count }) => count === 0);
  return (
    <BoardActsContext value={board.acts}>
      <PageBar title={m.panel_screen("orders")}>
        <ViewSwitch view="board" />
      </PageBar>
      <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-2 border-b max-md:gap-x-1 border-line px-4 py-3.5 md:px-7">
        <FindField onFind={setFound} onScan={scan} />
        <ProgramLink />
        <HandoversLink />
        <HolidaysAhead />
      </div>
      {columns && query.isError && (
        <LoadError
          text={serverMessage(query.error, m.panel_board_load_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          isInline
        />
      )}
      {isEmpty ? (
        <EmptyState title={m.panel_orders_empty()} hint={m.panel_orders_empty_hint()} />
      ) : columns && (isPhone || isLoaded) ? (
        isPhone ? (
          <BoardPhone columns={columns} />
        ) : (
          <Suspense fallback={<ColumnsLoading />}>
            <BoardColumns columns={columns} chosen={chosen} />
          </Suspense>
        )
      ) : query.isError ? (
        <LoadError
          text={serverMessage(query.error, m.panel_board_load_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <ColumnsLoading />
      )}
      {board.refused.refused.length > 0 ? (
        <RefusedReport {...board.refused} />
      ) : (
        <BoardBar chosen={chosen} undo={board.undo} onClear={clear} />
      )}
      {board.refused.refused.length === 0 && chosen.length === 0 && <UndoBar undo={board.undo} />}
      <MoveQuestion {...board.question} />
      <FoundDialog text={found} onClose={() => setFound(undefined)} onScan={scan} />
      <ScanDialog
        isOpen={isScanning}
        onClose={() => setScanning(false)}
        onCode={(text) => {
          setScanning(false);
          setFound(text);
        }}
      />
      <RemakeDialog {...board.remade} />
      {approved && (
        <PhoneApproval
          orderId={approved.ticket._id}
          proof={approved.proof}
          isOpen
          onClose={board.approved.onClose}
        />
      )}
      {board.slips.ids.length > 0 && <PrintSlips {...board.slips} />}
    </BoardActsContext>
  );
}
