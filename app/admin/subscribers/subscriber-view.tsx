import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { subscriberCalls } from "#shared/subscribers/subscriber-calls.ts";
import type { Subscriber, subscriberChangeSchema } from "#shared/subscribers/subscriber.ts";

import { idColumn, momentColumn } from "../resource/common-columns.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { Detail, Details } from "../resource/details.tsx";
import { longMoment, shortMoment } from "../resource/display-date.ts";
import { RecordField } from "../resource/record-fields.tsx";
import type { RecordFieldsProps, ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";

type SubscriberValues = z.input<typeof subscriberChangeSchema>;

const column = columnHelper<Subscriber>();

export const subscriberView: ResourceView<Subscriber, SubscriberValues> = {
  calls: subscriberCalls,
  list: {
    sorts: ["createdAt", "email"],
    defaultSort: "-createdAt",
    filters: { confirmed: ["true", "false"] },
  },
  columns: [
    ...idColumn<Subscriber>(),
    ...column.columns([
      column.accessor("email", {
        id: "email",
        header: m.panel_subscribers_email(),
        meta: { skeleton: "w-48" },
        cell: ({ getValue }) => (
          <CutText dir="ltr" className="max-w-[clamp(12rem,36cqw,28rem)] font-label">
            {getValue()}
          </CutText>
        ),
      }),
      column.accessor("confirmed", {
        id: "confirmed",
        header: m.panel_subscribers_confirmation(),
        enableSorting: false,
        meta: { skeleton: "w-24" },
        cell: ({ getValue }) => <ConfirmedBadge isConfirmed={getValue()} />,
      }),
    ]),
    ...momentColumn<Subscriber, "createdAt">("createdAt", m.panel_subscribers_subscribed()),
    ...momentColumn<Subscriber, "updatedAt">("updatedAt", m.panel_subscribers_last_updated(), {
      enableSorting: false,
      className: "@max-[60rem]:hidden",
    }),
  ],
  card: (subscriber) => ({
    title: <CutText dir="ltr">{subscriber.email}</CutText>,
    note: shortMoment(subscriber.createdAt),
    detail: <ConfirmedBadge isConfirmed={subscriber.confirmed} />,
  }),
  texts: {
    title: () => m.panel_screen("subscribers"),
    search: m.panel_subscribers_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_subscribers_empty_hint,
    loadFailed: m.panel_subscribers_load_failed,
    name: ({ email }) => email,
    edit: m.panel_subscribers_edit,
    editTitle: m.panel_subscribers_edit_title,
    save: m.panel_subscribers_update,
    updated: m.panel_subscribers_updated,
    deleted: m.panel_subscribers_deleted,
    deleteTitle: ({ email }) => m.panel_delete_named({ name: email }),
    deleteQuestion: ({ email }) => m.panel_delete_text({ name: email }),
    deleteLabel: m.panel_subscribers_delete,
    saveFailed: { title: m.panel_error, text: m.panel_subscribers_update_failed },
    deleteFailed: { title: m.panel_error, text: m.panel_subscribers_delete_failed },
  },
  form: {
    valuesOf: (subscriber) => ({ email: subscriber?.email ?? "" }),
    Fields: SubscriberFields,
    canSave: ({ email = "" }) => email.trim() !== "",
  },
};

function ConfirmedBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <Badge tone={isConfirmed ? "ok" : "warn"}>
      {isConfirmed ? m.panel_subscribers_confirmed() : m.panel_subscribers_unconfirmed()}
    </Badge>
  );
}

function SubscriberFields({ form, item }: RecordFieldsProps<Subscriber, SubscriberValues>) {
  return (
    <>
      <RecordField
        form={form}
        name="email"
        label={m.panel_subscribers_email()}
        hint={m.panel_subscribers_email_hint()}
        type="email"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
      />
      {item && <Consent subscriber={item} />}
    </>
  );
}

/** How the shop knows that they want its newsletter. */
function Consent({ subscriber: { createdAt, source, confirmedAt } }: { subscriber: Subscriber }) {
  return (
    <Details>
      <Detail label={m.panel_subscribers_subscribed()}>{longMoment(createdAt)}</Detail>
      {source !== "" && (
        <Detail label={m.panel_subscribers_source()}>
          <bdi dir="ltr">{source}</bdi>
        </Detail>
      )}
      <Detail label={m.panel_subscribers_confirmed()}>
        {confirmedAt ? longMoment(confirmedAt) : m.panel_subscribers_unconfirmed()}
      </Detail>
    </Details>
  );
}
