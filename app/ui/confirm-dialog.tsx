import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";

import { Button } from "./button.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Names the action: 'Delete order', never 'OK'. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  /** The action is in progress; the buttons can't close the dialog meanwhile. */
  pending?: boolean;
  tone?: "danger" | "ink";
  cancelLabel?: ReactNode;
  /** Whether the action can be confirmed; it can while this is left out. */
  isConfirmable?: boolean;
  /** Stands below the description. */
  children?: ReactNode;
  /** The element that gets the focus on closing; null returns it to where it was before. */
  finalFocus?: () => HTMLElement | null;
}

/**
 * Asks for confirmation of an action that can't easily be undone. The focus is on the button that
 * cancels.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-220 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-50 flex p-4">
          <AlertDialog.Popup
            initialFocus={cancel}
            finalFocus={props.finalFocus}
            className="m-auto w-full max-w-110 rounded-toast bg-paper-hi p-6 shadow-dialog outline-none transition-[opacity,translate] duration-220 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
          >
            <AlertDialog.Title className="text-lead font-label leading-snug wrap-anywhere">
              {props.title}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 wrap-anywhere text-ink-2">
              {props.description}
            </AlertDialog.Description>
            {props.children}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button
                ref={cancel}
                variant="line"
                size="s"
                disabled={props.pending}
                onClick={() => props.onOpenChange(false)}
              >
                {props.cancelLabel ?? m.ui_cancel()}
              </Button>
              <Button
                variant={props.tone ?? "danger"}
                size="s"
                pending={props.pending}
                disabled={props.isConfirmable === false}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
