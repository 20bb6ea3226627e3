import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { OrderEvent } from "#shared/orders/order-record.ts";

import { shortMoment } from "../../resource/display-date.ts";
import { Section } from "../section.tsx";
import { eventLines } from "./history-lines.ts";

const FIRST = 8;

/** Everything that happened to the order, the newest first. */
export function HistorySection({ events }: { events: readonly OrderEvent[] | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events?.slice(0, FIRST);
  return (
    <Section title={m.panel_orders_history()} className="print:hidden">
      <ol className="py-2">
        {shown?.map((event, index) => (
          <Event key={`${event.at}-${index}`} event={event} />
        ))}
      </ol>
      {events && events.length > FIRST && !isWhole && (
        <Button variant="quiet" className="-ms-3.5" onClick={() => setWhole(true)}>
          {m.panel_orders_history_whole({ count: events.length })}
        </Button>
      )}
    </Section>
  );
}

function Event({ event }: { event: OrderEvent }) {
  const lines = eventLines(event);
  if (lines.length === 0) return null;
  const isFailed = event.kind === "notification" && event.status === "failed";
  const by = event.kind === "change" ? event.user?.name || event.user?.email : undefined;
  return (
    <li className="relative grid gap-0.5 py-2 ps-5">
      <i
        aria-hidden="true"
        className={classNames(
          "absolute start-0.5 top-3.75 size-1.5 rotate-45",
          isFailed ? "bg-bad" : "bg-ink-3",
        )}
      />
      {lines.map((line, index) => (
        <p key={index} className={classNames("wrap-anywhere", isFailed && "text-bad")} dir="auto">
          {line}
        </p>
      ))}
      {isFailed && event.reason && (
        <p className="text-note wrap-anywhere text-ink-2" dir="ltr">
          {event.reason}
        </p>
      )}
      <p className="text-note text-ink-2">
        <time dateTime={event.at}>{shortMoment(event.at)}</time>
        {by && (
          <>
            {" · "}
            <bdi>{by}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
