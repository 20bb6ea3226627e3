import type { FieldValues } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { getMessage, messageCalls } from "#shared/messages/message-calls.ts";
import { KNOWN_MESSAGE_STATUSES } from "#shared/messages/message-status.ts";
import { MESSAGE_SORTS, type Message } from "#shared/messages/message.ts";

import { receivedColumn } from "../replies/received-column.tsx";
import { REPLY_WAY } from "../replies/reply-way.ts";
import type { CorrespondenceFilters } from "../replies/status-tabs.tsx";
import { WaitingMark } from "../replies/waiting-mark.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { shortMoment } from "../resource/display-date.ts";
import type { ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { MessageBadge } from "./message-badge.tsx";
import { MessageDialog } from "./message-dialog.tsx";

export type MessageFilters = CorrespondenceFilters<Message["status"]>;
type MessageSort = (typeof MESSAGE_SORTS)[number];

const column = columnHelper<Message>();

export const messageView: ResourceView<Message, FieldValues, MessageSort, MessageFilters> = {
  calls: { ...messageCalls, one: getMessage },
  list: {
    sorts: MESSAGE_SORTS,
    defaultSort: "-createdAt",
    filters: { status: KNOWN_MESSAGE_STATUSES, overdue: ["true"] },
  },
  columns: [
    ...column.columns([
      column.accessor("fullName", {
        id: "fullName",
        header: m.panel_messages_column_from(),
        meta: { skeleton: "w-36" },
        cell: ({ row: { original } }) => (
          <span className="block max-w-[clamp(9rem,20cqw,18rem)] leading-[1.35]">
            <CutText className="font-label">{original.fullName}</CutText>
            <CutText dir="ltr" className="text-note text-ink-2">
              {original.email}
            </CutText>
          </span>
        ),
      }),
      column.accessor("subject", {
        id: "subject",
        header: m.panel_messages_column_subject(),
        meta: { skeleton: "w-52" },
        cell: ({ row: { original } }) => (
          <span className="block max-w-[clamp(10rem,28cqw,36rem)] leading-[1.35]">
            <CutText>{original.subject}</CutText>
            <CutText className="text-note text-ink-2">{original.message}</CutText>
          </span>
        ),
      }),
      column.accessor("phone", {
        id: "phone",
        header: m.panel_messages_column_phone(),
        enableSorting: false,
        meta: { skeleton: "w-22", className: "@max-[58rem]:hidden" },
        cell: ({ getValue }) => (
          <CutText dir="ltr" className="max-w-36 text-ink-2 tabular-nums">
            {getValue()}
          </CutText>
        ),
      }),
      column.accessor("status", {
        id: "status",
        header: m.panel_column_status(),
        meta: { skeleton: "w-22" },
        cell: ({ getValue }) => <MessageBadge status={getValue()} />,
      }),
    ]),
    ...receivedColumn<Message>(m.panel_column_date()),
  ],
  card: (message) => ({
    title: <CutText>{message.fullName}</CutText>,
    note: shortMoment(message.createdAt),
    badge: <MessageBadge status={message.status} />,
    detail: (
      <span className="min-w-0">
        <CutText>{message.subject}</CutText>
        <WaitingMark record={message} />
      </span>
    ),
  }),
  texts: {
    title: () => m.panel_screen("messages"),
    search: m.panel_messages_search,
    empty: m.panel_messages_empty,
    emptyHint: m.panel_messages_empty_hint,
    loadFailed: m.panel_messages_load_failed,
    name: ({ fullName }) => m.panel_messages_named({ name: fullName }),
    updated: m.panel_messages_updated,
    deleted: m.panel_messages_deleted,
    deleteTitle: ({ fullName }) => m.panel_messages_delete_title({ name: fullName }),
    deleteQuestion: ({ fullName }) => m.panel_messages_delete_text({ name: fullName }),
    deleteLabel: m.panel_messages_delete,
    saveFailed: { title: m.panel_update_failed, text: m.panel_messages_update_failed },
    deleteFailed: { title: m.panel_error, text: m.panel_messages_delete_failed, isFixed: true },
  },
  Dialog: MessageDialog,
  ways: [REPLY_WAY],
};
