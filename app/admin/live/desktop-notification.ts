/** Shows a system notification if they are allowed and the panel is not visible. */
export function notifyOnDesktop(text: string, kind: string, onClick: () => void): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  try {
    // The tag allows one notification of each kind, also when several tabs show it.
    const notification = new Notification(text, { tag: `panel-${kind}`, icon: "/icon-192.png" });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
      onClick();
    });
  } catch {
    // Phones allow them only from a service worker; the toast and the counts are shown there as
    // well.
  }
}

/** Whether the browser can still ask for permission. */
export function canAskForNotifications(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}
