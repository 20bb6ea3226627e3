import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { exportHandover } from "#shared/handovers/handover-calls.ts";
import type { HandoverLine, HandoverSheet } from "#shared/handovers/handover.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { longMoment } from "../../resource/display-date.ts";
import { ExportButtons } from "../../resource/export-buttons.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useMay } from "../../session/use-may.ts";
import { HANDOVERS_PATH } from "../order-paths.ts";
import type { Route } from "./+types/sheet.page.ts";
import { AmountDialog } from "./amount-dialog.tsx";
import { HandoverPaper } from "./handover-paper.tsx";
import { handoverQuery, useChangeHandover } from "./handover-queries.ts";
import { isCancelled, LineRow, type LineActs } from "./line-row.tsx";
import { Sums } from "./sums.tsx";

export const meta = () => [
  { title: m.panel_title({ screen: m.panel_screen("orders/handovers") }) },
];

/** What one courier took along, and what came back for it. */
export default function SheetPage({ params }: Route.ComponentProps) {
  const query = useQuery(handoverQuery(params.id));
  const sheet = query.data;
  return (
    <>
      <PageBar
        title={
          sheet
            ? m.panel_handover_sheet({ number: sheet.number })
            : m.panel_screen("orders/handovers")
        }
      >
        {sheet && (
          <>
            <Button
              variant="line"
              aria-label={m.panel_handover_print()}
              className="max-md:w-11 max-md:px-0!"
              onClick={() => window.print()}
            >
              <Printer size={17} strokeWidth={1.6} aria-hidden="true" />
              <span className="max-md:hidden">{m.panel_handover_print()}</span>
            </Button>
            <ExportButtons call={exportHandover} query={{ sheet: sheet._id }} />
          </>
        )}
      </PageBar>
      {sheet ? (
        <SheetBody sheet={sheet} />
      ) : query.isError ? (
        <LoadError
          text={serverMessage(query.error, m.panel_handover_load_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <div className="grid gap-4 p-4 md:p-7" role="status" aria-label={m.panel_loading()}>
          {Array.from({ length: 4 }, (_, part) => (
            <Skeleton key={part} className="h-16 w-full" />
          ))}
        </div>
      )}
    </>
  );
}

/** What an order brings if nothing goes wrong. */
const usual = (line: HandoverLine) =>
  isCancelled(line)
    ? { _id: line._id, brought: 0, reason: m.panel_handover_cancelled() }
    : { _id: line._id, brought: line.cash };

function SheetBody({ sheet }: { sheet: HandoverSheet }) {
  const canWrite = useMay()("money.write");
  const [asked, setAsked] = useState<HandoverLine>();
  const { mutate, isPending } = useChangeHandover(sheet._id, () => setAsked(undefined));
  const settle = (...lines: { _id: string; brought: number | null; reason?: string }[]) =>
    mutate({
      settled: lines.map(({ _id: order, brought, reason = "" }) => ({ order, brought, reason })),
    });
  const acts: LineActs = {
    canWrite,
    isPending,
    onUsual: (line) => settle(usual(line)),
    onOther: setAsked,
    onOpen: ({ _id }) => settle({ _id, brought: null }),
    onRemove: ({ _id }) => mutate({ removed: _id }),
  };
  const open = sheet.lines.filter(({ brought }) => brought === null);
  return (
    <ScreenBody>
      <div className="mx-auto grid max-w-310 grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-1.5 pb-8 md:px-7 md:pt-3">
        <Link
          to={HANDOVERS_PATH}
          className="-ms-1.5 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-badge px-1.5 text-ink-2 transition-colors hover:text-ink md:min-h-8"
        >
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
          {m.panel_screen("orders/handovers")}
        </Link>
        <div className="-mt-4">
          <p className="text-[1.375rem] leading-snug tracking-item wrap-anywhere">
            <bdi>{sheet.courier}</bdi>
          </p>
          <p className="text-ink-2">
            <time dateTime={sheet.createdAt}>{longMoment(sheet.createdAt)}</time>
            {sheet.by !== null && (
              <>
                {" · "}
                <bdi>{sheet.by}</bdi>
              </>
            )}
          </p>
        </div>
        <Sums sums={sheet} />
        {canWrite && open.length > 1 && (
          <Button
            className="justify-self-start max-md:w-full"
            pending={isPending}
            onClick={() => settle(...open.map(usual))}
          >
            {m.panel_handover_tick_all({ count: open.length })}
          </Button>
        )}
        {sheet.lines.length === 0 ? (
          <p className="text-ink-2">{m.panel_handover_no_orders()}</p>
        ) : (
          <ul aria-label={m.panel_screen("orders")} className="border-t border-ink">
            {sheet.lines.map((line) => (
              <LineRow key={line._id} line={line} acts={acts} />
            ))}
          </ul>
        )}
      </div>
      <AmountDialog
        line={asked}
        isPending={isPending}
        onAmount={({ _id }, brought, reason) => settle({ _id, brought, reason })}
        onClose={() => setAsked(undefined)}
      />
      <HandoverPaper sheet={sheet} />
    </ScreenBody>
  );
}
