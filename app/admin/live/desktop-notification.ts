import { getLocale } from "#app/i18n/locale.ts";
import { pathIn } from "#shared/i18n/locale.ts";

/**
 * Shows a system notification if they are allowed and the panel is not visible.
 *
 * @param path the panel's screen that a press opens
 */
export function notifyOnDesktop(
  text: string,
  kind: string,
  path: string,
  open: (path: string) => void,
): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  // The tag allows one notification of each kind, also when several tabs show it.
  const options = { tag: `panel-${kind}`, icon: "/icon-192.png" };
  try {
    const notification = new Notification(text, options);
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
      open(path);
    });
  } catch {
    // Phones allow them only from the service worker, which reports the press as well.
    const data = { path, address: pathIn(getLocale(), path) };
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(text, { ...options, data }))
      .catch(() => undefined);
  }
}

/**
 * Calls `open` with the path of a notification that the service worker showed and somebody pressed.
 * @returns a function that ends it
 */
export function followPresses(open: (path: string) => void): () => void {
  const hear = ({ data }: MessageEvent<{ pressed?: string }>) => {
    if (typeof data.pressed === "string") open(data.pressed);
  };
  navigator.serviceWorker?.addEventListener("message", hear);
  return () => navigator.serviceWorker?.removeEventListener("message", hear);
}

/** Whether the browser can still ask for permission. */
export function canAskForNotifications(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}
