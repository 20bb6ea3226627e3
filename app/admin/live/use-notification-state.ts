import { useEffect, useState } from "react";

/** Whether this browser may show notifications; `none` where it can't. */
export type NotificationState = NotificationPermission | "none";

function present(): NotificationState {
  return "Notification" in globalThis && isSecureContext ? Notification.permission : "none";
}

/** The present state, also when it is changed in the browser's settings meanwhile, and a way to ask. */
export function useNotificationState() {
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
