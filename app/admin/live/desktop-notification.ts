/** Shows a notification of the system when it is allowed and nobody looks at the panel. */
export function notifyOnDesktop(text: string, kind: string, onClick: () => void): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  try {
    // One of a kind at a time, which also makes one of those that several tabs show.
    const notification = new Notification(text, { tag: `panel-${kind}`, icon: "/icon-192.png" });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
      onClick();
    });
  } catch {
    // Phones show them only by a service worker; there the toast and the counts remain.
  }
}

/** Whether the browser can still be asked for the permission. */
export function canAskForNotifications(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}
