import { m } from "#app/i18n/translations.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";
import { KNOWN_MESSAGE_STATUSES } from "#shared/messages/message-status.ts";

import { StatusTabs } from "../replies/status-tabs.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { MESSAGE_STATUS_LABELS } from "./message-labels.ts";
import { messageView } from "./message-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("messages") }) }];

/** What no message has got for long is offered only while there is one. */
const OLD_STATUSES = ["Read", "Replied"] as const;

export default function MessagesPage() {
  return (
    <ResourceScreen
      view={messageView}
      tabs={(list) => (
        <StatusTabs
          list={list}
          calls={messageCalls}
          labels={KNOWN_MESSAGE_STATUSES.map((status) => ({
            status,
            label: MESSAGE_STATUS_LABELS[status].label(),
          }))}
          rare={OLD_STATUSES}
        />
      )}
    />
  );
}
