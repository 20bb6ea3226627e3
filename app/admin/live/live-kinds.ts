import type { QueryKey } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { bulkOrderCalls } from "#shared/bulk-orders/bulk-order-calls.ts";
import type { LiveKind } from "#shared/live/live-event.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";

import { resourceKey } from "../resource/use-resource.ts";

/** What the panel does and says about each kind of record. */
interface LiveKindRules {
  /** What must be loaded anew. */
  queries: QueryKey[];
  /** Its screen, below the panel's path. */
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

/** Counts that change with any of them. */
export const COUNTS: QueryKey[] = [["statistics"], ["dashboard"]];
