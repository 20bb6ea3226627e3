import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { creditFormSchema, type CreditForm } from "#shared/invoices/invoice.ts";

import { DialogHead } from "../resource/dialog-head.tsx";
import { GuardedDialog } from "../resource/guarded-dialog.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useCreditInvoice } from "./invoice-queries.ts";

interface CreditDialogProps {
  /** The order's id. */
  order: string;
  /** What no credit note has taken back yet, in dinars. */
  rest: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Takes back the rest of an order's invoice, where no money is given back. */
export function CreditDialog(props: CreditDialogProps) {
  const { isOpen, onClose } = props;
  return (
    <GuardedDialog open={isOpen} onClose={onClose} className="text-panel">
      <Form {...props} />
    </GuardedDialog>
  );
}

function Form({ order, rest, onClose }: CreditDialogProps) {
  const credit = useCreditInvoice(order);
  const { form, submit } = useEditedForm<string, CreditForm>({
    schema: creditFormSchema,
    item: order,
    valuesOf: () => ({ reason: "" }),
    save: ({ checked }, { onError }) => credit.mutate(checked, { onSuccess: onClose, onError }),
    draftName: `credit note ${order}`,
  });
  return (
    <form noValidate data-first-focus onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="px-6 pt-6">
        <DialogHead
          title={m.panel_invoices_credit()}
          description={m.panel_invoices_credit_text({ amount: formatPrice(rest) })}
        />
      </div>
      <div className="grid gap-5 overflow-y-auto px-6 py-5">
        <RecordField
          form={form}
          name="reason"
          label={m.panel_invoices_credit_reason()}
          hint={m.panel_invoices_credit_reason_hint()}
        />
      </div>
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-paper px-6 py-4">
        <Button type="submit" pending={credit.isPending} pendingLabel={m.panel_saving()}>
          {m.panel_invoices_credit_submit()}
        </Button>
      </div>
    </form>
  );
}
