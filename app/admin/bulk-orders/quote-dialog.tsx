import { useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { pricePerCard } from "#shared/bulk-orders/bulk-price.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import {
  QUOTE_DAYS,
  quoteFormSchema,
  USUAL_QUOTE_DAYS,
  type QuoteForm as Quote,
} from "#shared/quotes/quote.ts";

import { Currency } from "../resource/currency.tsx";
import { GuardedDialog } from "../resource/guarded-dialog.tsx";
import { MoneyField, RecordField } from "../resource/record-fields.tsx";
import { SmallForm } from "../resource/small-form.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useSendQuote } from "./quote-queries.ts";

interface QuoteDialogProps {
  bulkOrder: BulkOrder;
  isOpen: boolean;
  onClose: () => void;
}

/** Sends the company a price, which it accepts or declines on a page of its own. */
export function QuoteDialog({ bulkOrder, isOpen, onClose }: QuoteDialogProps) {
  return (
    <GuardedDialog open={isOpen} onClose={onClose} size="s" className="text-panel">
      <QuoteForm bulkOrder={bulkOrder} onSent={onClose} />
    </GuardedDialog>
  );
}

interface QuoteValues {
  /** As typed, of one card. */
  price: string;
  setup: string;
  delivery: string;
  depositPercent: number;
  validDays: number;
}

const usualQuote = (bulkOrder: BulkOrder): QuoteValues => ({
  price: String(pricePerCard(bulkOrder)),
  setup: "0",
  delivery: "0",
  depositPercent: 0,
  validDays: USUAL_QUOTE_DAYS,
});

/** What is usually paid before the cards are made; others by the API. */
const DEPOSITS = [0, 30, 50, 100];

interface QuoteFormProps {
  bulkOrder: BulkOrder;
  onSent: () => void;
}

/** Mounted with the dialog, so that it always begins with the present price. */
function QuoteForm({ bulkOrder, onSent }: QuoteFormProps) {
  const send = useSendQuote(bulkOrder._id);
  const { form, submit } = useEditedForm<BulkOrder, QuoteValues, Quote>({
    schema: quoteFormSchema,
    item: bulkOrder,
    valuesOf: usualQuote,
    save: ({ checked }, { onError }) => send.mutate(checked, { onSuccess: onSent, onError }),
    draftName: `quote ${bulkOrder._id}`,
  });
  const typed = useWatch({ control: form.control }) as QuoteValues;
  const count = bulkOrder.orderDetails.employeeCount;
  const quote = quoteFormSchema.safeParse(typed).data;
  return (
    <SmallForm
      title={m.panel_bulk_quote()}
      description={m.panel_bulk_quote_text({ email: bulkOrder.companyInfo.email })}
      onSubmit={() => void submit()}
      submit={
        <Button type="submit" pending={send.isPending} pendingLabel={m.panel_bulk_quote_sending()}>
          {m.panel_bulk_quote_send()}
        </Button>
      }
    >
      <div className="grid gap-5 md:grid-cols-3">
        <RecordField
          form={form}
          name="price"
          label={m.panel_bulk_field_price()}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          trailing={<Currency />}
          required
        />
        <MoneyField form={form} name="setup" label={m.panel_bulk_quote_setup()} />
        <MoneyField form={form} name="delivery" label={m.panel_bulk_quote_delivery()} />
      </div>
      <SelectField
        label={m.panel_bulk_quote_deposit()}
        options={DEPOSITS.map((percent) => ({
          value: String(percent),
          label: depositLabel(percent),
        }))}
        value={String(typed.depositPercent)}
        onValueChange={(percent) =>
          form.setValue("depositPercent", Number(percent), { shouldDirty: true })
        }
      />
      <SelectField
        label={m.panel_bulk_quote_valid()}
        options={QUOTE_DAYS.map((days) => ({
          value: String(days),
          label: m.panel_bulk_quote_days({ count: days }),
        }))}
        value={String(typed.validDays)}
        onValueChange={(days) => form.setValue("validDays", Number(days), { shouldDirty: true })}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="text-ink-2">{m.panel_bulk_quote_total({ count })}</span>
        <bdi className="text-lead font-label tabular-nums">
          {quote ? formatPrice(jodFromFils(netFils(quote, count))) : "–"}
        </bdi>
      </p>
    </SmallForm>
  );
}

function depositLabel(percent: number): string {
  if (percent === 0) return m.panel_bulk_quote_deposit_none();
  return percent === 100
    ? m.panel_bulk_quote_deposit_all()
    : m.panel_bulk_quote_deposit_of({ percent });
}

/** In fils, before a tax that is added. */
const netFils = ({ price, setup, delivery }: Quote, count: number) =>
  filsFromJod(price) * count + filsFromJod(setup) + filsFromJod(delivery);
