import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { newInvoiceSchema, type NewInvoice } from "#shared/invoices/invoice.ts";
import type { Order } from "#shared/orders/order.ts";

import { DialogHead } from "../resource/dialog-head.tsx";
import { GuardedDialog } from "../resource/guarded-dialog.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useIssueInvoice } from "./invoice-queries.ts";

interface IssueDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

/** Issues an order's invoice, to the customer or to whom staff name. */
export function IssueDialog(props: IssueDialogProps) {
  const { isOpen, onClose } = props;
  return (
    <GuardedDialog open={isOpen} onClose={onClose} className="text-panel">
      <IssueForm {...props} />
    </GuardedDialog>
  );
}

type Values = Required<NewInvoice>;

function IssueForm({ order, onClose }: IssueDialogProps) {
  const issue = useIssueInvoice(order._id);
  const { form, submit } = useEditedForm<string, Values>({
    schema: newInvoiceSchema,
    item: order.updatedAt,
    valuesOf: () => ({
      // Whom a company has named for its invoices is known where they are issued.
      buyerName: order.isOfCompany
        ? ""
        : `${order.personalInfo.firstName} ${order.personalInfo.lastName}`,
      buyerTaxNumber: "",
    }),
    save: ({ checked }, { onError }) => issue.mutate(checked, { onSuccess: onClose, onError }),
    draftName: `invoice ${order._id}`,
  });
  return (
    <form noValidate data-first-focus onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="px-6 pt-6">
        <DialogHead title={m.panel_invoices_issue()} description={m.panel_invoices_issue_text()} />
      </div>
      <div className="grid gap-5 overflow-y-auto px-6 py-5">
        <RecordField
          form={form}
          name="buyerName"
          label={m.panel_invoices_buyer()}
          {...(order.isOfCompany && { hint: m.panel_invoices_buyer_company_hint() })}
        />
        <RecordField
          form={form}
          name="buyerTaxNumber"
          label={m.panel_invoices_buyer_tax_number()}
          hint={m.panel_invoices_buyer_tax_number_hint()}
          inputMode="numeric"
          dir="ltr"
        />
      </div>
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-paper px-6 py-4">
        <Button type="submit" pending={issue.isPending} pendingLabel={m.panel_saving()}>
          {m.panel_invoices_issue_submit()}
        </Button>
      </div>
    </form>
  );
}
