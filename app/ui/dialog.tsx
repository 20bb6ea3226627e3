import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";

import { m } from "#app/i18n/translations.ts";

import { classNames } from "./class-names.ts";
import { useDensity } from "./density.tsx";

/**
 * `s` 440, `m` 560, `l` 760 px wide and centred; `panes`: nearly the whole screen on wide screens and
 * a full-height sheet on phones.
 */
export type DialogSize = "s" | "m" | "l" | "panes";

const SHAPE: Record<DialogSize, string> = {
  s: "m-auto max-h-full w-full max-w-110 overflow-y-auto",
  m: "m-auto max-h-full w-full max-w-140 overflow-y-auto",
  l: "m-auto max-h-full w-full max-w-190 overflow-y-auto",
  panes:
    "mt-3 h-[calc(100dvh-0.75rem)] w-full overflow-hidden max-lg:rounded-b-none " +
    "lg:m-auto lg:h-[min(100%,48.25rem)] lg:max-w-284",
};

export interface DialogShellProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: DialogSize;
  /** A click beside it closes it; false where work would be lost. */
  closeOnOutsideClick?: boolean;
  /** What gets the focus first; else the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/**
 * Scrim, popup, focus trap and Escape. Put a DialogTitle inside: it names the dialog. Focus goes back
 * to where it was on closing.
 */
export function DialogShell(props: DialogShellProps) {
  const { size = "m" } = props;
  const panel = useDensity() === "panel";
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(open) => props.onOpenChange(open)}
      disablePointerDismissal={props.closeOnOutsideClick === false}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-220 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport
          className={classNames(
            "fixed inset-0 z-50 flex",
            size === "panes" ? "lg:px-18 lg:py-11" : "p-4 md:p-8",
          )}
        >
          <Dialog.Popup
            initialFocus={props.initialFocus}
            className={classNames(
              "relative flex min-h-0 flex-col bg-paper shadow-dialog outline-none focus-visible:shadow-dialog",
              "transition-[opacity,translate] duration-220 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0",
              panel && size !== "panes" ? "rounded-toast" : "rounded-stage",
              SHAPE[size],
              props.className,
            )}
          >
            {props.children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The heading that names the dialog. */
export function DialogTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Dialog.Title
      className={className ?? "text-item font-text tracking-item"}
      // The heading takes the focus when a step changes; that is no place for a ring.
    >
      {children}
    </Dialog.Title>
  );
}

/** A sentence that screen readers read out with the title. */
export function DialogDescription(props: { className?: string; children: ReactNode }) {
  return (
    <Dialog.Description className={props.className ?? "mt-2 text-ink-2"}>
      {props.children}
    </Dialog.Description>
  );
}

/** The cross that closes the dialog around it. */
export function DialogClose({ className, label }: { className?: string; label?: string }) {
  return (
    <Dialog.Close
      aria-label={label ?? m.ui_close()}
      className={classNames(
        "grid size-11 shrink-0 place-items-center rounded-pill transition-colors hover:bg-ink/6",
        className,
      )}
    >
      <X size={20} strokeWidth={1.5} aria-hidden="true" />
    </Dialog.Close>
  );
}
