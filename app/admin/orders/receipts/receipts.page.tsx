import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Order } from "#shared/orders/order.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { EmptyState } from "../../resource/empty-state.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { StepButtons } from "../../resource/step-buttons.tsx";
import { PANEL_PATH } from "../../session/login-path.ts";
import { ordersQuery } from "../order-queries.ts";
import { orderRecordQuery } from "../order-record-queries.ts";
import { ReceiptCheck } from "./receipt-check.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("orders/receipts") }) }];

/** So many are at hand; after each decision the next ones follow. */
const AT_HAND = 50;
const QUEUE = { toCheck: "true", sort: "createdAt", page: "1", limit: String(AT_HAND) } as const;

/** Receipts to check, one after the other, the one that waits longest first. */
export default function ReceiptsPage() {
  const query = useQuery(ordersQuery(QUEUE));
  const [address, setAddress] = useSearchParams();
  const cache = useQueryClient();
  // What was decided here goes at once, before the list is asked for again.
  const [decided, setDecided] = useState<readonly string[]>([]);
  const waiting = (query.data?.data ?? []).filter(({ _id }) => !decided.includes(_id));
  // One that somebody else decides on meanwhile stays until what is written of it is put away.
  const [asking, setAsking] = useState<Order>();
  const asked = address.get("order");
  const at = Math.max(
    0,
    waiting.findIndex(({ _id }) => _id === asked),
  );
  const order = waiting.find(({ _id }) => _id === asking?._id) ?? asking ?? waiting[at];
  const total = Math.max(
    (query.data?.pagination.totalItems ?? 0) - countIn(query.data?.data, decided),
    0,
  );

  const next = waiting[at + 1] ?? waiting[at - 1];
  const nextId = next?._id;
  // The next one is there when it is wanted.
  useEffect(() => {
    if (!next) return;
    void cache.prefetchQuery(orderRecordQuery(next._id));
    new Image().src = next.despositeTransactionImg;
  }, [cache, next]);

  function show(id: string | undefined) {
    setAddress(id === undefined ? {} : { order: id }, { replace: true });
  }
  function stepTo(place: number) {
    const other = waiting[place];
    return other && (() => show(other._id));
  }
  return (
    <>
      <PageBar title={m.panel_screen("orders/receipts")} count={query.data && total}>
        {waiting.length > 1 && (
          <StepButtons
            className="flex gap-2 max-md:hidden"
            before={{ label: m.panel_orders_receipt_previous(), onStep: stepTo(at - 1) }}
            behind={{ label: m.panel_orders_receipt_next(), onStep: stepTo(at + 1) }}
          />
        )}
      </PageBar>
      {order ? (
        <ReceiptCheck
          key={order._id}
          order={order}
          isAsking={asking !== undefined}
          onAsking={(isAsking) => setAsking(isAsking ? order : undefined)}
          onDecided={(id) => {
            setAsking(undefined);
            setDecided((before) => [...before, id]);
            show(nextId);
          }}
          onBefore={stepTo(at - 1)}
          onBehind={stepTo(at + 1)}
        />
      ) : query.isError && !query.data ? (
        <LoadError
          text={m.panel_orders_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.isPending || (query.isFetching && total > 0) ? (
        <div
          role="status"
          aria-label={m.panel_loading()}
          className="grid flex-1 gap-6 p-4 md:grid-cols-[1fr_24rem] md:p-7"
        >
          <Skeleton className="h-full min-h-80 w-full" />
          <Skeleton className="h-60 w-full" />
        </div>
      ) : (
        <EmptyState
          title={m.panel_orders_receipts_done()}
          hint={m.panel_orders_receipts_done_hint()}
        >
          <Link to={`${PANEL_PATH}/orders`} className={buttonClass({ variant: "line" }, "panel")}>
            {m.panel_orders_back()}
          </Link>
        </EmptyState>
      )}
    </>
  );
}

function countIn(orders: readonly Order[] | undefined, ids: readonly string[]): number {
  return (orders ?? []).filter(({ _id }) => ids.includes(_id)).length;
}
