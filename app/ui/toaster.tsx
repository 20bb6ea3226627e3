import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, type CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { Toaster as Sonner, toast as sonner } from "sonner";

import { m } from "#app/i18n/translations.ts";

import { Spinner } from "./spinner.tsx";
import { openStage, type ToastNotice } from "./toast.ts";

const ICON = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;
const DURATION_MS = 4000;
const WIDTH = { "--width": "360px" } as CSSProperties;

function show({ kind, title, ...rest }: ToastNotice) {
  sonner[kind](title, rest);
}

/** Mounts the toaster once per document, beside the page, which need not use React. */
export function openToaster(): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}

/** Renders toasts: bottom right, 360 px wide, closed by cross or swipe, focused by Alt+T. */
function Toaster() {
  useEffect(() => openStage({ show, dismiss: (id) => sonner.dismiss(id) }), []);
  useEffect(followFoot, []);
  return (
    <Sonner
      position="bottom-right"
      duration={DURATION_MS}
      closeButton
      hotkey={["altKey", "KeyT"]}
      gap={12}
      style={WIDTH}
      offset={24}
      mobileOffset={16}
      containerAriaLabel={m.ui_notifications()}
      toastOptions={{
        unstyled: true,
        className: "toast",
        closeButtonAriaLabel: m.ui_close_notification(),
      }}
      icons={{
        success: <CircleCheck {...ICON} />,
        error: <CircleAlert {...ICON} />,
        warning: <TriangleAlert {...ICON} />,
        info: <Info {...ICON} />,
        loading: <Spinner />,
        close: <X {...ICON} size={18} />,
      }}
    />
  );
}

/**
 * Tells the style how high the bar at the foot of the screen is (`--foot`), so that toasts stand above it and
 * never over the buttons that come next.
 * @returns what ends it
 */
function followFoot(): () => void {
  const root = document.documentElement;
  let frame = 0;
  function measure() {
    frame = 0;
    const heights = [...document.querySelectorAll("[data-foot]")]
      .map((foot) => foot.getBoundingClientRect())
      // One that ends above the edge, as in a page that was scrolled, is in nobody's way.
      .filter(
        ({ top, bottom, height }) => height > 0 && bottom > innerHeight - 8 && top < innerHeight,
      )
      .map(({ top }) => innerHeight - top);
    root.style.setProperty("--foot", `${Math.max(0, ...heights)}px`);
  }
  const later = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", later);
  addEventListener("scroll", later, { passive: true });
  measure();
  return () => {
    changes.disconnect();
    removeEventListener("resize", later);
    removeEventListener("scroll", later);
    cancelAnimationFrame(frame);
    root.style.removeProperty("--foot");
  };
}
