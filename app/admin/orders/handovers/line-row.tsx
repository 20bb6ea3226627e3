import { Ellipsis } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { HandedParcel, HandoverLine } from "#shared/handovers/handover.ts";

import { nameOf } from "../../names/names.ts";
import { shortMoment } from "../../resource/display-date.ts";
import { PhoneLink } from "../../resource/typed-link.tsx";
import { OrderBadge } from "../order-badge.tsx";
import { listed } from "../order-labels.ts";
import { orderPagePath } from "../order-paths.ts";

export interface LineActs {
  canWrite: boolean;
  isPending: boolean;
  /** It brought what was to collect, or is cancelled and brought nothing. */
  onUsual: (line: HandoverLine) => void;
  onOther: (line: HandoverLine) => void;
  onOpen: (line: HandoverLine) => void;
  onRemove: (line: HandoverLine) => void;
}

/** Of a cancelled order nothing is collected. */
export const isCancelled = ({ status, cash }: HandoverLine) => status === "cancelled" && cash > 0;

/** Where it goes, on one line. */
export const placeOfLine = ({ city, address }: Pick<HandoverLine, "city" | "address">) =>
  listed([nameOf("city", city), address].filter((part) => part !== ""));

/** What is handed over of an order: one parcel, or one for each office of its company that gets cards. */
export const parcelsOf = ({ parcels, phone, city, address }: HandoverLine): HandedParcel[] =>
  parcels ?? [{ office: "", contactName: "", phone, city, address, cards: 0 }];

/** An order that a courier took along, and the cash that it brought. */
export function LineRow({ line, acts }: { line: HandoverLine; acts: LineActs }) {
  const { status, customerFullName, orderNumber, cash } = line;
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={orderPagePath(line._id)}
            className="font-label tabular-nums underline decoration-line-2 underline-offset-4 max-md:-my-3 max-md:py-3"
          >
            <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
          {status ? <bdi>{customerFullName}</bdi> : m.panel_handover_order_gone()}
          {status && <OrderBadge status={status} />}
        </p>
        {parcelsOf(line).map((parcel, index) => (
          <p key={index} className="mt-0.5 flex flex-wrap gap-x-3 text-ink-2">
            {parcel.office !== "" && <bdi>{parcel.office}</bdi>}
            {parcel.phone !== "" && <PhoneLink phone={parcel.phone} />}
            <bdi>{placeOfLine(parcel)}</bdi>
            {parcel.cards > 0 && <span>{m.panel_handover_cards({ count: parcel.cards })}</span>}
          </p>
        ))}
      </div>
      <div className="flex items-center gap-2 md:grid md:grid-cols-[8rem_15rem_2.25rem]">
        <p className="me-auto shrink-0 tabular-nums md:me-0 md:text-end">
          {cash === 0 ? m.panel_handover_nothing_due() : formatPrice(cash)}
        </p>
        <Brought line={line} acts={acts} />
        {acts.canWrite && <LineMenu line={line} acts={acts} />}
      </div>
    </li>
  );
}

function Brought({ line, acts }: { line: HandoverLine; acts: LineActs }) {
  const { brought, cash, reason, settledAt, settledBy } = line;
  if (brought === null) {
    return acts.canWrite ? (
      <Button
        variant="line"
        className="md:justify-self-end"
        disabled={acts.isPending}
        onClick={() => acts.onUsual(line)}
      >
        {isCancelled(line)
          ? m.panel_handover_not_collected()
          : cash === 0
            ? m.panel_handover_tick()
            : m.panel_handover_tick_brought()}
      </Button>
    ) : (
      <span className="text-end text-ink-2">{m.panel_handover_still_out()}</span>
    );
  }
  const isExcused = brought === 0 && reason !== "";
  const lacks = isExcused ? 0 : cash - brought;
  return (
    <div className="min-w-0 text-end">
      <p className={lacks > 0 ? "font-label text-bad" : "text-ok"}>
        {isExcused
          ? m.panel_handover_not_collected()
          : lacks > 0
            ? m.panel_handover_lacks({ amount: formatPrice(lacks) })
            : m.panel_handover_has_brought({ amount: formatPrice(brought) })}
      </p>
      <p className="text-note wrap-anywhere text-ink-2">
        {reason !== "" && (
          <>
            <bdi>{reason}</bdi>
            {" · "}
          </>
        )}
        {settledBy !== null && (
          <>
            <bdi>{settledBy}</bdi>
            {" · "}
          </>
        )}
        {settledAt && <time dateTime={settledAt}>{shortMoment(settledAt)}</time>}
      </p>
    </div>
  );
}

function LineMenu({ line, acts }: { line: HandoverLine; acts: LineActs }) {
  const isOpen = line.brought === null;
  return (
    <ActionMenu
      trigger={
        <IconButton
          label={m.panel_row_actions({ row: line.orderNumber })}
          disabled={acts.isPending}
          className="-me-1.5"
        >
          <Ellipsis size={18} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => acts.onOther(line)}>{m.panel_handover_other_amount()}</MenuItem>
      {isOpen ? (
        <MenuItem tone="danger" onSelect={() => acts.onRemove(line)}>
          {m.panel_handover_take_off()}
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => acts.onOpen(line)}>{m.panel_handover_mark_open()}</MenuItem>
      )}
    </ActionMenu>
  );
}
