import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { CompanyColumn, CompanyTicket } from "#shared/bulk-orders/company-board.ts";

import { STATUS_LABELS } from "../../orders/order-labels.ts";
import { orderPagePath } from "../../orders/order-paths.ts";
import { CutText } from "../../resource/cut-text.tsx";
import { shortDay } from "../../resource/display-date.ts";
import { bulkOrderPath } from "../bulk-order-paths.ts";

const DAY = 24 * 60 * 60_000;
/** What waits in these is the shop's to do; what has ended waits for nobody. */
const WAITS: ReadonlySet<CompanyColumn> = new Set(["new", "quoted", "accepted", "making"]);

const daysSince = (moment: string, now = Date.now()) =>
  Math.floor((now - Date.parse(moment)) / DAY);

/** Today in Jordan. */
const isBeforeToday = (day: string, now = new Date()) =>
  day < now.toLocaleDateString("en-CA", { timeZone: "Asia/Amman" });

/** A company's request, or the order that came of it. */
export function CompanyCard({ ticket, column }: { ticket: CompanyTicket; column: CompanyColumn }) {
  const { order, request, companyName, number, count, value, since, validUntil } = ticket;
  const days = daysSince(since);
  return (
    <li
      data-ticket={ticket.id}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-panel border border-line bg-paper-hi p-3 focus-within:shadow-line-2"
    >
      <Link
        to={order ? orderPagePath(order.id) : bulkOrderPath(request!)}
        // The whole card leads there.
        className="min-w-0 font-label focus-ring after:absolute after:inset-0"
      >
        <CutText>{companyName}</CutText>
      </Link>
      <p className="flex flex-wrap items-baseline gap-x-2 text-note text-ink-2">
        <bdi dir="ltr" className="tabular-nums">
          {number}
        </bdi>
        <span>{m.panel_bulk_board_cards({ count })}</span>
        <bdi className="ms-auto font-label text-ink tabular-nums">{formatPrice(value)}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-note text-ink-2 empty:hidden">
        {WAITS.has(column) && days > 0 && <span>{m.panel_bulk_board_days({ count: days })}</span>}
        {validUntil !== null && <EndNote day={validUntil} />}
        {column === "sent" && order && <span>{STATUS_LABELS[order.status].label()}</span>}
        {order && order.waitingCards > 0 && column !== "declined" && (
          <span className="text-copper">
            {m.panel_bulk_board_unnamed({ count: order.waitingCards })}
          </span>
        )}
      </p>
    </li>
  );
}

function EndNote({ day }: { day: string }) {
  const isOver = isBeforeToday(day);
  return (
    <span className={classNames(isOver && "text-bad")}>
      {isOver
        ? m.panel_bulk_board_ended({ day: shortDay(day) })
        : m.panel_bulk_board_until({ day: shortDay(day) })}
    </span>
  );
}
