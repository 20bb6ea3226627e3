import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { OutboxItem } from "#shared/outbox/outbox.ts";

import type { RowCard } from "../resource/card-list.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { shortMoment } from "../resource/display-date.ts";
import { columnHelper, type PanelColumns } from "../resource/table-columns.ts";
import { CHANNEL_LABELS, KIND_LABELS, STATE_LABELS } from "./outbox-labels.ts";

const column = columnHelper<OutboxItem>();

/** The outbox's table, column by column. */
export const OUTBOX_COLUMNS: PanelColumns<OutboxItem> = column.columns([
  column.accessor("kind", {
    id: "kind",
    header: m.panel_outbox_column_kind(),
    enableSorting: false,
    meta: { skeleton: "w-36" },
    cell: ({ row: { original } }) => (
      <span className="block leading-[1.35]">
        <span className="block font-label">{KIND_LABELS[original.kind]()}</span>
        <span className="block text-note text-ink-2">{CHANNEL_LABELS[original.channel]()}</span>
      </span>
    ),
  }),
  column.accessor("recipient", {
    id: "recipient",
    header: m.panel_outbox_column_recipient(),
    enableSorting: false,
    meta: { skeleton: "w-36" },
    cell: ({ getValue }) => (
      <CutText dir="ltr" className="max-w-[clamp(9rem,20cqw,20rem)]">
        {getValue()}
      </CutText>
    ),
  }),
  column.accessor("state", {
    id: "state",
    header: m.panel_column_status(),
    enableSorting: false,
    meta: { skeleton: "w-22" },
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  column.accessor("problem", {
    id: "problem",
    header: m.panel_outbox_column_reason(),
    enableSorting: false,
    meta: { skeleton: "w-52", className: "@max-[52rem]:hidden" },
    cell: ({ row: { original } }) => <Reason item={original} />,
  }),
  column.accessor("createdAt", {
    id: "createdAt",
    header: m.panel_column_created(),
    sortDescFirst: true,
    meta: { skeleton: "w-22", className: "@max-[42rem]:hidden" },
    cell: ({ getValue }) => (
      <time dateTime={getValue()} className="text-ink-2 tabular-nums">
        {shortMoment(getValue())}
      </time>
    ),
  }),
]);

/** A notification on phones. */
export function outboxCard(item: OutboxItem): RowCard {
  return {
    title: KIND_LABELS[item.kind](),
    note: shortMoment(item.createdAt),
    badge: <StateBadge state={item.state} />,
    detail: (
      <span className="min-w-0">
        <CutText dir="ltr">{item.recipient}</CutText>
        <Reason item={item} />
      </span>
    ),
  };
}

export function StateBadge({ state }: Pick<OutboxItem, "state">) {
  const { label, tone } = STATE_LABELS[state];
  return <Badge tone={tone}>{label()}</Badge>;
}

/** Why it was not sent yet, and when it is tried again. */
function Reason({ item: { state, problem, attempts, nextTryAt } }: { item: OutboxItem }) {
  if (state === "sent" || state === "discarded" || problem === "") return null;
  return (
    <span className="block max-w-[clamp(10rem,30cqw,32rem)] leading-[1.35]">
      <CutText className="text-note text-bad">{problem}</CutText>
      {nextTryAt && attempts > 0 && (
        <span className="block text-note text-ink-2 tabular-nums">
          {m.panel_outbox_next_try({ moment: shortMoment(nextTryAt) })}
        </span>
      )}
    </span>
  );
}
