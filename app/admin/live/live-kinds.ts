import type { QueryKey } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { bulkOrderCalls } from "#shared/bulk-orders/bulk-order-calls.ts";
import type { LiveKind } from "#shared/live/live-event.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";

import { resourceKey } from "../resource/use-resource.ts";

/** How the panel reacts to events of one kind of record. */
interface LiveKindRules {
  /** The queries to refetch. */
  queries: QueryKey[];
  /** The path of its screen, below the panel's path. */
  screen: string;
  added: (said: { count: number }) => string;
}

export const LIVE_RULES: Record<LiveKind, LiveKindRules> = {
  order: { queries: [["orders"]], screen: "orders", added: m.panel_live_orders },
  message: {
    queries: [resourceKey(messageCalls.list)],
    screen: "messages",
    added: m.panel_live_messages,
  },
  "bulk-order": {
    queries: [resourceKey(bulkOrderCalls.list)],
    screen: "bulk-orders",
    added: m.panel_live_bulk_orders,
  },
};

/** Counts that change with every kind of event. */
export const COUNTS: QueryKey[] = [["statistics"], ["dashboard"]];
