import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { Fragment, useRef, useState, type ReactNode, type RefObject } from "react";

import { m } from "#app/i18n/translations.ts";

import { classNames } from "./class-names.ts";
import { useDensity } from "./density.tsx";

/**
 * Widths: `s` 440, `m` 560, `l` 760 px, centred; `panes`: nearly the whole screen on wide screens
 * and a full-height sheet on phones.
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

/** What a dialog looks like, also where it is plain HTML. */
export const BACKDROP = "fixed inset-0 z-40 bg-scrim transition-opacity duration-220";
export const VIEWPORT: Record<DialogSize, string> = {
  s: "fixed inset-0 z-50 flex p-4 md:p-8",
  m: "fixed inset-0 z-50 flex p-4 md:p-8",
  l: "fixed inset-0 z-50 flex p-4 md:p-8",
  panes: "fixed inset-0 z-50 flex lg:px-18 lg:py-(--panes-margin)",
};

/** The dialog itself. */
export function dialogClass(look: { size: DialogSize; isPanel?: boolean; className?: string }) {
  const { size, isPanel = false, className } = look;
  return classNames(
    "relative flex min-h-0 flex-col bg-paper shadow-dialog outline-none focus-visible:shadow-dialog",
    "transition-[opacity,translate] duration-220",
    isPanel && size !== "panes" ? "rounded-toast" : "rounded-stage",
    SHAPE[size],
    className,
  );
}

/** What has the focus first: of choices the one that is made. */
const FIRST =
  "button[data-first-focus], form[data-first-focus] :is(textarea, [role=combobox], " +
  "input:not([type=radio]:not(:checked), [type=hidden], [aria-hidden=true])):not(:disabled)";

export interface DialogShellProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: DialogSize;
  /** Whether clicking outside closes it; false where input would be lost. */
  closeOnOutsideClick?: boolean;
  /**
   * The element that gets the focus on opening. By default the one that is marked by
   * `data-first-focus`, or the first field of a form that is; without such the first control inside.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus on closing; by default the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  className?: string;
  /** The element that it is put into; by default the end of the page. */
  container?: HTMLElement;
  /** Whether it is drawn while it is closed, unseen. */
  keepMounted?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog with backdrop, focus trap and Escape. It must contain a DialogTitle, which names
 * it. On closing the focus returns to where it was.
 */
export function DialogShell(props: DialogShellProps) {
  const { size = "m" } = props;
  const panel = useDensity() === "panel";
  const openings = useOpenings(props.open);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(open) => props.onOpenChange(open)}
      disablePointerDismissal={props.closeOnOutsideClick === false}
    >
      <Dialog.Portal container={props.container} keepMounted={props.keepMounted}>
        <Dialog.Backdrop
          className={`${BACKDROP} data-ending-style:opacity-0 data-starting-style:opacity-0`}
        />
        <Dialog.Viewport className={VIEWPORT[size]}>
          <Dialog.Popup
            ref={popup}
            // A touch would open the keyboard over it.
            initialFocus={
              props.initialFocus ??
              ((by) => by === "touch" || (popup.current?.querySelector<HTMLElement>(FIRST) ?? true))
            }
            finalFocus={props.finalFocus}
            className={classNames(
              dialogClass({ size, isPanel: panel, className: props.className }),
              "data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0",
            )}
          >
            <Fragment key={openings}>{props.children}</Fragment>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * How often it was opened again. A dialog that is opened again while it fades out is still mounted: by
 * this key its contents start anew all the same, not with what they showed last.
 */
function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: isOpen ? 1 : 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) });
  return Math.max(seen.count, 1);
}

/** The heading that names the dialog. */
export function DialogTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Dialog.Title
      className={className ?? "text-item font-text tracking-item"}
      // The heading gets the focus when a step changes, but shows no ring because it is not a
      // control.
    >
      {children}
    </Dialog.Title>
  );
}

/** A message that screen readers announce with the title. */
export function DialogDescription(props: { className?: string; children: ReactNode }) {
  return (
    <Dialog.Description className={props.className ?? "mt-2 text-ink-2"}>
      {props.children}
    </Dialog.Description>
  );
}

/** The button with a cross that closes the surrounding dialog. */
export function DialogClose({ className, label }: { className?: string; label?: string }) {
  return (
    <Dialog.Close
      data-close
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
