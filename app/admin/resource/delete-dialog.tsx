import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Names what is deleted. */
  title: string;
  question: string;
  /** Names the act: 'Delete order'. */
  confirmLabel: string;
  onConfirm: () => void;
  deletion: { isPending: boolean; isSuccess: boolean };
}

/** Asks before a record is deleted. Afterwards the focus is on the row that took its place. */
export function DeleteDialog({ deletion, onClose, ...props }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={props.isOpen}
      onOpenChange={(open) => !open && !deletion.isPending && onClose()}
      title={props.title}
      description={props.question}
      confirmLabel={props.confirmLabel}
      onConfirm={props.onConfirm}
      pending={deletion.isPending}
      finalFocus={() =>
        deletion.isSuccess ? document.querySelector<HTMLElement>("[data-row][tabindex='0']") : null
      }
    />
  );
}
