import { m } from "#app/i18n/translations.ts";
import { messageCalls, messageReplyCalls } from "#shared/messages/message-calls.ts";
import type { Message } from "#shared/messages/message.ts";

import { CorrespondenceDialog } from "../replies/correspondence-dialog.tsx";
import { Detail, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import type { OpenedRecord } from "../resource/resource-view.ts";
import { MailLink, PhoneLink } from "../resource/typed-link.tsx";
import { useMay } from "../session/use-may.ts";
import { MessageBadge } from "./message-badge.tsx";
import { MessageStatusForm } from "./message-status-form.tsx";

/** A message to read and to answer, and its status to set. */
export function MessageDialog({ item: message, ...opened }: OpenedRecord<Message>) {
  const may = useMay();
  return (
    <CorrespondenceDialog
      {...opened}
      record={message}
      title={message.subject}
      badge={<MessageBadge status={message.status} />}
      facts={<MessageFacts message={message} />}
      text={message.message}
      writer={{ name: message.fullName, email: message.email }}
      calls={messageReplyCalls}
      list={messageCalls.list}
      foot={may("customers.write") && <MessageStatusForm key={message._id} message={message} />}
    />
  );
}

function MessageFacts({ message }: { message: Message }) {
  return (
    <Details>
      <Detail label={m.panel_detail_name()}>{message.fullName}</Detail>
      <Detail label={m.panel_detail_email()}>
        <MailLink address={message.email} />
      </Detail>
      <Detail label={m.panel_messages_column_phone()}>
        {message.phone && <PhoneLink phone={message.phone} />}
      </Detail>
      <Detail label={m.panel_messages_received()}>{longMoment(message.createdAt)}</Detail>
    </Details>
  );
}
