import { useEffect, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

import { SectionFrame } from "../resource/section-frame.tsx";

const STATES: Record<
  NotificationState,
  { tone: BadgeTone; label: () => string; hint?: () => string }
> = {
  granted: {
    tone: "ok",
    label: m.panel_more_notify_granted,
    hint: m.panel_more_notify_granted_hint,
  },
  default: { tone: "warn", label: m.panel_more_notify_default },
  denied: {
    tone: "bad",
    label: m.panel_more_notify_denied,
    hint: m.panel_more_notify_denied_hint,
  },
  none: { tone: "neutral", label: m.panel_more_notify_none, hint: m.panel_more_notify_none_hint },
};

/** Whether this device shows notifications, and the way to allow them. */
export function NotificationsSection() {
  const { state, ask } = useNotificationState();
  const { tone, label, hint } = STATES[state];
  return (
    <SectionFrame
      id="notifications"
      title={m.panel_more_notify_title()}
      text={m.panel_more_notify_text()}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 self-start rounded-panel bg-white/60 px-4 py-4 shadow-line md:px-6">
        <span role="status">
          <Badge tone={tone} wraps>
            {label()}
          </Badge>
        </span>
        {hint && <p className="min-w-0 flex-1 basis-60 text-note text-ink-2">{hint()}</p>}
        {state === "default" && (
          <Button variant="line" wraps className="ms-auto" onClick={() => void ask()}>
            {m.panel_palette_notify()}
          </Button>
        )}
      </div>
    </SectionFrame>
  );
}

/** Whether this browser may show notifications; `none` where it can't. */
type NotificationState = NotificationPermission | "none";

function present(): NotificationState {
  return "Notification" in globalThis && isSecureContext ? Notification.permission : "none";
}

/** The present state, also when it is changed in the browser's settings meanwhile, and a way to ask. */
function useNotificationState() {
  const [state, setState] = useState(present);
  useEffect(() => {
    const ending = new AbortController();
    const follow = () => setState(present());
    // Some browsers don't tell of changes: they show on the next visit.
    void navigator.permissions
      ?.query({ name: "notifications" })
      .then((permission) => permission.addEventListener("change", follow, ending))
      .catch(() => undefined);
    return () => ending.abort();
  }, []);
  return {
    state,
    ask: async () => setState(await Notification.requestPermission()),
  };
}
