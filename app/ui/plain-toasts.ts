import { m } from "#app/i18n/translations.ts";

import type { ToastStage } from "./toast.ts";

const DURATION_MS = 4000;

const PLACE =
  "fixed start-4 end-4 top-auto bottom-4 m-0 grid h-auto w-auto justify-items-end gap-3 rtl:justify-items-start bg-transparent p-0";
const TOAST =
  "flex w-full max-w-90 items-start gap-3 rounded-toast bg-night px-4 py-3.5 text-on-night shadow-toast";
const CLOSE = "-my-2 -me-2 grid size-9 shrink-0 place-items-center rounded-panel text-lead";

/** Toasts without a library, for when the usual toaster could not be loaded. */
export function plainToasts(): ToastStage {
  const place = document.createElement("div");
  place.className = PLACE;
  // In the top layer, like dialogs.
  place.popover = "manual";

  function dismiss(id: string): void {
    for (const toast of place.children) {
      if (toast instanceof HTMLElement && toast.dataset["id"] === id) toast.remove();
    }
    if (place.childElementCount === 0) place.remove();
  }

  return {
    dismiss,
    show({ id, kind, title, description, action, duration = DURATION_MS }) {
      dismiss(id);
      const toast = element("div", TOAST);
      toast.dataset["id"] = id;
      toast.role = kind === "error" ? "alert" : "status";
      const texts = element("div", "min-w-0 flex-1");
      texts.append(element("p", "font-label", title));
      if (description) texts.append(element("p", "text-on-night-2", description));
      if (action) {
        const button = element("button", "mt-1.5 underline", action.label);
        button.addEventListener("click", action.onClick);
        texts.append(button);
      }
      const close = element("button", CLOSE, "×");
      close.ariaLabel = m.ui_close_notification();
      close.addEventListener("click", () => dismiss(id));
      toast.append(texts, close);
      document.body.append(place);
      place.showPopover();
      place.append(toast);
      if (kind !== "loading") setTimeout(() => toast.remove(), duration);
    },
  };
}

function element(name: "div" | "p" | "button", className: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
