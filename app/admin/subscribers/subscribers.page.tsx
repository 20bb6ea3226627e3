import { m } from "#app/i18n/translations.ts";

import { ListFilter } from "../resource/list-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { subscriberView } from "./subscriber-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("subscribers") }) }];

export default function SubscribersPage() {
  return (
    <ResourceScreen
      view={subscriberView}
      filters={(list) => (
        <ListFilter
          list={list}
          name="confirmed"
          label={m.panel_subscribers_confirmation()}
          options={[
            { value: "true", label: m.panel_subscribers_confirmed() },
            { value: "false", label: m.panel_subscribers_unconfirmed() },
          ]}
        />
      )}
    />
  );
}
