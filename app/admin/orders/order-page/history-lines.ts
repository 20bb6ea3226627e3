import { m } from "#app/i18n/translations.ts";
import type { OrderHistoryField } from "#server/features/orders/order-history.ts";
import type { OrderEvent } from "#shared/orders/order-record.ts";
import type { OutboxItem } from "#shared/outbox/outbox.ts";

import { KIND_LABELS } from "../../outbox/outbox-labels.ts";
import { HISTORY_FIELDS } from "../history-fields.ts";

type Change = Extract<OrderEvent, { kind: "change" }>;
type Sent = Extract<OrderEvent, { kind: "notification" }>;

/** What happened, line by line. */
export function eventLines(event: OrderEvent): string[] {
  switch (event.kind) {
    case "placed":
      return [m.panel_orders_event_placed()];
    case "notification":
      return [sentLine(event)];
    case "change":
      return changeLines(event);
  }
}

function sentLine({ name, channel, recipient, status }: Sent): string {
  // Another version of the shop may have sent what this one doesn't know.
  const what = (NOTIFICATIONS[name as OutboxItem["kind"]] ?? m.panel_orders_event_message)();
  const way = channel === "sms" ? m.panel_orders_event_by_sms : m.panel_orders_event_by_email;
  const sent = way({ what, recipient });
  if (status === "done") return m.panel_orders_event_sent({ sent });
  if (status === "discarded") return m.panel_orders_event_discarded({ sent });
  return status === "failed"
    ? m.panel_orders_event_failed({ sent })
    : m.panel_orders_event_waiting({ sent });
}

/** As in the outbox, but for what is read otherwise with its recipient behind it. */
const NOTIFICATIONS: Record<OutboxItem["kind"], () => string> = {
  ...KIND_LABELS,
  "order-confirmation": m.panel_orders_event_confirmation,
  "order-notice": m.panel_orders_event_notice,
  "better-receipt": m.panel_orders_event_better_receipt,
};

function changeLines({ action, changes }: Change): string[] {
  if (action === "delete") return [m.panel_orders_event_deleted()];
  if (action === "restore") return [m.panel_orders_event_restored()];
  const lines = Object.entries(changes).flatMap(
    // What another version has recorded is not known here.
    ([field, { from, to }]) => HISTORY_FIELDS[field as OrderHistoryField]?.(from, to) ?? [],
  );
  return action === "create" ? [m.panel_orders_event_taken(), ...lines] : lines;
}
