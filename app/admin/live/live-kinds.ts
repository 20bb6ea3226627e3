import type { QueryKey } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { BULK_ORDERS_PATH } from "#shared/bulk-orders/bulk-order-path.ts";
import type { LiveKind } from "#shared/live/live-event.ts";
import { MESSAGES_PATH } from "#shared/messages/message-path.ts";

import { orderPagePath } from "../orders/order-paths.ts";
import { recordPath } from "../resource/linked-paths.ts";
import { resourceKey } from "../resource/resource-key.ts";
import type { ScreenPath } from "../screens.ts";

/** How the panel reacts to events of one kind of record. */
interface LiveKindRules {
  /** The queries to refetch. */
  queries: QueryKey[];
  /** Its list, to those who may open it. Others are not told. */
  screen: ScreenPath;
  /** The address of one. */
  one: (id: string) => string;
  added: (reported: { count: number }) => string;
}

export const LIVE_RULES: Record<LiveKind, LiveKindRules> = {
  order: {
    queries: [["orders"]],
    screen: "orders",
    one: orderPagePath,
    added: m.panel_live_orders,
  },
  message: {
    queries: [resourceKey({ path: MESSAGES_PATH })],
    screen: "messages",
    one: (id) => recordPath("messages", id),
    added: m.panel_live_messages,
  },
  "bulk-order": {
    queries: [resourceKey({ path: BULK_ORDERS_PATH })],
    screen: "bulk-orders",
    one: (id) => recordPath("bulk-orders", id),
    added: m.panel_live_bulk_orders,
  },
};

/** Counts that change with every kind of event. */
export const COUNTS: QueryKey[] = [["statistics"], ["dashboard"]];
