import { useState } from "react";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { pricePerCard } from "#shared/bulk-orders/bulk-price.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { QUOTE_DAYS, quoteFormSchema, USUAL_QUOTE_DAYS } from "#shared/quotes/quote.ts";
import { problemsOf } from "#shared/sentences/rule.ts";

import { isSame } from "../resource/changed-meanwhile.ts";
import { Currency } from "../resource/currency.tsx";
import { GuardedDialog, useDirty, type OnDirty } from "../resource/guarded-dialog.tsx";
import { SmallForm } from "../resource/small-form.tsx";
import { useDraftState } from "../resource/use-draft-state.ts";
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
      {(onDirty) => <QuoteForm bulkOrder={bulkOrder} onSent={onClose} onDirty={onDirty} />}
    </GuardedDialog>
  );
}

interface QuoteFormProps {
  bulkOrder: BulkOrder;
  onSent: () => void;
  onDirty: OnDirty;
}

/** Mounted with the dialog, so that it always begins with the present price. */
function QuoteForm({ bulkOrder, onSent, onDirty }: QuoteFormProps) {
  const [first] = useState(() => ({
    price: String(pricePerCard(bulkOrder)),
    validDays: USUAL_QUOTE_DAYS as number,
  }));
  const isTyped = (quote: typeof first) => !isSame(quote, first);
  const [quote, setQuote] = useDraftState(`quote ${bulkOrder._id}`, () => first, isTyped);
  const { price, validDays } = quote;
  useDirty(isTyped(quote), onDirty);
  const [problem, setProblem] = useState<string>();
  const send = useSendQuote(bulkOrder._id);
  const count = bulkOrder.orderDetails.employeeCount;
  const { data: form, error } = quoteFormSchema.safeParse({ price, validDays });

  function submit() {
    const said = error && problemsOf(error)["price"];
    setProblem(said && staffText(said));
    if (!form) return;
    send.mutate(form, {
      onSuccess: onSent,
      onError(failure) {
        const field = failure instanceof ApiError ? failure.fields["price"] : undefined;
        if (field) setProblem(staffText(field));
      },
    });
  }
  return (
    <SmallForm
      title={m.panel_bulk_quote()}
      description={m.panel_bulk_quote_text({ email: bulkOrder.companyInfo.email })}
      onSubmit={submit}
      submit={
        <Button type="submit" pending={send.isPending} pendingLabel={m.panel_bulk_quote_sending()}>
          {m.panel_bulk_quote_send()}
        </Button>
      }
    >
      <TextField
        label={m.panel_bulk_field_price()}
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        value={price}
        onChange={(event) => {
          setQuote({ ...quote, price: event.target.value });
          setProblem(undefined);
        }}
        error={problem}
        trailing={<Currency />}
        required
      />
      <SelectField
        label={m.panel_bulk_quote_valid()}
        options={QUOTE_DAYS.map((days) => ({
          value: String(days),
          label: m.panel_bulk_quote_days({ count: days }),
        }))}
        value={String(validDays)}
        onValueChange={(days) => setQuote({ ...quote, validDays: Number(days) })}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="text-ink-2">{m.panel_bulk_quote_total({ count })}</span>
        <bdi className="text-lead font-label tabular-nums">
          {form ? formatPrice(jodFromFils(filsFromJod(form.price) * count)) : "–"}
        </bdi>
      </p>
    </SmallForm>
  );
}
