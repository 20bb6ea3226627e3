import { Controller } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import type { Order } from "#shared/orders/order.ts";
import {
  REFUND_METHODS,
  refundFormSchema,
  type OrderMoneyAnswer,
  type RefundForm,
} from "#shared/refunds/refund.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { PictureField } from "../../resource/picture-field.tsx";
import { MoneyField, RecordField } from "../../resource/record-fields.tsx";
import { useEditedForm } from "../../resource/use-edited-form.ts";
import { REFUND_METHOD_LABELS } from "./refund-labels.ts";
import { useAddRefund } from "./refund-queries.ts";

interface RefundDialogProps {
  order: Order;
  money: OrderMoneyAnswer;
  /** Whether it will have a credit note, which says the reason. */
  isCredited: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Records money that was given back. What was typed is not thrown away without a question. */
export function RefundDialog(props: RefundDialogProps) {
  const { isOpen, onClose } = props;
  return (
    <GuardedDialog open={isOpen} onClose={onClose} className="text-panel">
      <RefundForm {...props} />
    </GuardedDialog>
  );
}

function RefundForm({ order, money, isCredited, onClose }: RefundDialogProps) {
  const add = useAddRefund(order);
  const { form, pictures, onPicture, submit } = useEditedForm<string, RefundForm>({
    schema: refundFormSchema,
    item: order.updatedAt,
    valuesOf: () => ({
      amount: money.proposal?.amount ?? money.refundable,
      method: order.paymentMethod === "cash" ? ("cash" as const) : ("transfer" as const),
      reason: "",
    }),
    save({ item, checked, pictures: { receipt = null } }, { onError }) {
      add.mutate({ version: item, form: checked, receipt }, { onSuccess: onClose, onError });
    },
    draftName: `refund ${order._id}`,
  });
  return (
    <form noValidate data-first-focus onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="px-6 pt-6">
        <DialogHead title={m.panel_refunds_add()} description={m.panel_refunds_add_text()} />
      </div>
      <div className="grid gap-5 overflow-y-auto px-6 py-5">
        {money.proposal && <p>{proposalText(money.proposal, order)}</p>}
        <div className="grid gap-1.5">
          <MoneyField form={form} name="amount" label={m.panel_refunds_amount()} />
          <p className="text-note text-ink-2">
            {m.panel_refunds_most({ amount: formatPrice(money.refundable) })}
          </p>
        </div>
        <Controller
          control={form.control}
          name="method"
          render={({ field, fieldState }) => (
            <RadioCards
              label={m.panel_refunds_method()}
              density="panel"
              required
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              error={fieldState.error?.message}
              options={REFUND_METHODS.map((value) => ({
                value,
                label: REFUND_METHOD_LABELS[value](),
              }))}
            />
          )}
        />
        <RecordField
          form={form}
          name="reason"
          label={m.panel_refunds_reason()}
          hint={isCredited ? m.panel_refunds_reason_credited_hint() : m.panel_refunds_reason_hint()}
          required
        />
        <PictureField
          label={m.panel_refunds_receipt()}
          file={pictures["receipt"] ?? null}
          onFileChange={(file) => onPicture("receipt", file)}
        />
      </div>
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-paper px-6 py-4">
        <Button type="submit" pending={add.isPending} pendingLabel={m.panel_saving()}>
          {m.panel_refunds_submit()}
        </Button>
      </div>
    </form>
  );
}

function proposalText(
  { feePercent, fee, amount }: NonNullable<OrderMoneyAnswer["proposal"]>,
  { status }: Order,
): string {
  const sum = formatPrice(amount);
  if (status !== "cancelled") return m.panel_refunds_proposal_over({ amount: sum });
  if (feePercent === 0) return m.panel_refunds_proposal_all({ amount: sum });
  return m.panel_refunds_proposal_fee({
    percent: feePercent,
    fee: formatPrice(fee),
    amount: sum,
  });
}
