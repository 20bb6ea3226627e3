import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { PageBar } from "../../layout/page-bar.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { FilterTabs } from "../../resource/filter-tabs.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useMay } from "../../session/use-may.ts";
import { BackToOrders } from "../back-to-orders.tsx";
import { PROGRAM_PATH } from "../order-paths.ts";
import { readPerBox } from "../per-box.ts";
import { CheckCard } from "./check-card.tsx";
import { chipCardQuery, waitingQuery } from "./chip-queries.ts";
import { OrderProgress } from "./order-progress.tsx";
import { ProgramDesk } from "./program-desk.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("orders/program") }) }];

/** Where chips are programmed, card after card, and where any card is checked: by whoever may not program either. */
export default function ProgramPage() {
  const [address] = useSearchParams();
  const canProgram = useMay()("orders.write");
  const isChecking = !canProgram || address.get("view") === "check";
  return (
    <>
      <PageBar title={m.panel_screen("orders/program")} />
      <ScreenBody>
        <div className="@container mx-auto grid max-w-310 grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-1.5 pb-10 md:px-7 md:pt-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <BackToOrders />
            {canProgram && (
              <FilterTabs
                label={m.panel_chips_views()}
                tabs={[
                  { label: m.panel_chips_view_program(), to: PROGRAM_PATH, isCurrent: !isChecking },
                  {
                    label: m.panel_chips_view_check(),
                    to: `${PROGRAM_PATH}?view=check`,
                    isCurrent: isChecking,
                  },
                ]}
              />
            )}
          </div>
          {isChecking ? <CheckCard /> : <Program address={address} />}
        </div>
      </ScreenBody>
    </>
  );
}

/** Begins with the card that the address names, or has all of the order that it names, or what is due first. */
function Program({ address }: { address: URLSearchParams }) {
  const wanted = address.get("card") ?? "";
  const order = address.get("order") ?? "";
  const by = address.get("by") === "packing" ? "packing" : "list";
  const [perBox] = useState(readPerBox);
  const waiting = useQuery(waitingQuery(order === "" ? {} : { order, by, perBox: String(perBox) }));
  const asked = useQuery(chipCardQuery(wanted));
  const cards = useMemo(() => {
    const all = waiting.data?.data ?? [];
    const first = asked.data;
    return first && !first.refused ? [first, ...all.filter(({ _id }) => _id !== first._id)] : all;
  }, [waiting.data, asked.data]);

  const failed = [waiting, asked].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <LoadError
        text={serverMessage(failed.error!, m.panel_chips_load_failed())}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  if (!waiting.data || (wanted !== "" && !asked.data)) return <Loading />;
  return (
    <>
      {asked.data?.refused && <RefusedNote why={asked.data.refused} />}
      {waiting.data.order && <OrderProgress order={waiting.data.order} by={by} />}
      <ProgramDesk
        key={`${wanted} ${order} ${by}`}
        cards={cards}
        total={waiting.data.total}
        order={waiting.data.order}
      />
    </>
  );
}

function RefusedNote({ why }: { why: "card_off" | "order_cancelled" }) {
  return (
    <p role="alert" className="rounded-panel bg-warn-wash px-3.5 py-3 text-warn">
      {why === "card_off" ? m.panel_chips_refused_off() : m.panel_chips_refused_cancelled()}
    </p>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={m.panel_loading()} className="grid gap-5">
      <Skeleton className="h-16 w-72 max-w-full" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
