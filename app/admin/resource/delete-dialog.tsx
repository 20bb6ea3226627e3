import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Names what is deleted. */
  title: string;
  question: string;
  /** Names the action: 'Delete order'. */
  confirmLabel: string;
  onConfirm: () => void;
  deletion: { isPending: boolean; isSuccess: boolean };
}

/** Asks for confirmation before deleting a record. Afterwards the next row gets the focus. */
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
