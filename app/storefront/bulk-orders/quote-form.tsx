import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { toast } from "#app/ui/toast.ts";

import { FailedNote } from "../forms/failed-note.tsx";
import { TYPED_AT_MOST } from "../forms/form-fields.ts";
import { FormProblem, PROBLEM_ID } from "../forms/form-problem.tsx";
import { LTR } from "../forms/ltr.ts";
import { OnePhoneField } from "../forms/one-phone-field.tsx";
import { SentNote } from "../forms/sent-note.tsx";
import type { Refused } from "../forms/take-form.ts";
import { useSentForm } from "../forms/use-sent-form.ts";
import { BotTrap } from "../layout/bot-trap.tsx";
import { countOf } from "./count.ts";
import { EmployeeCount } from "./employee-count.tsx";
import { EMPTY_QUOTE, REQUEST_SENT, type QuoteField } from "./quote-fields.ts";
import { QuoteTotal } from "./quote-total.tsx";

const DONE_MS = 10_000;
const EMPLOYEES = "orderDetails.employeeCount" satisfies QuoteField;

interface QuoteFormProps {
  refused: Refused<QuoteField> | undefined;
  /** The number of cards in the calculator, as typed. */
  count: string;
  onCount: (count: string) => void;
}

/**
 * The request for a quote. It works as plain HTML; with a script it is validated and sent without
 * loading a page.
 */
export function QuoteForm({ refused: posted, count, onCount }: QuoteFormProps) {
  const form = useSentForm({
    rules: () => import("./quote-rules.ts").then(({ quoteRules }) => quoteRules),
    defaults: EMPTY_QUOTE,
    refused: posted,
    onDone() {
      onCount(EMPTY_QUOTE[EMPLOYEES]);
      toast.success(m.storefront_bulk_done_title(), {
        description: m.storefront_bulk_done_text(),
        duration: DONE_MS,
      });
    },
    onFailed: () =>
      toast.error(m.storefront_bulk_failed_title(), {
        description: m.storefront_bulk_failed_text(),
      }),
  });
  const values = posted?.values ?? EMPTY_QUOTE;
  const field = (name: QuoteField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: form.errors[name],
    maxLength: name === EMPLOYEES ? undefined : TYPED_AT_MOST.line,
  });
  return (
    <form
      {...form.handlers}
      action={`${useHref("/bulk-orders")}#${PROBLEM_ID}`}
      aria-labelledby="quote-title"
    >
      <SentNote
        ref={form.sentNote}
        shown={form.sent}
        id={REQUEST_SENT}
        title={m.storefront_bulk_done_title()}
        text={m.storefront_bulk_done_text()}
      />
      {form.refused && (
        <FormProblem
          refused={form.refused}
          failure={{
            title: m.storefront_bulk_failed_title(),
            text: form.refused.message || m.storefront_bulk_failed_text(),
          }}
        />
      )}
      <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
        <TextField
          {...field("companyInfo.companyName")}
          label={m.storefront_bulk_company_name()}
          required
          autoComplete="organization"
        />
        <TextField
          {...field("companyInfo.contactPerson")}
          label={m.storefront_bulk_contact_person()}
          required
          autoComplete="name"
        />
        <TextField
          {...field("companyInfo.email")}
          {...LTR}
          label={m.storefront_bulk_email()}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <OnePhoneField {...field("companyInfo.phone")} label={m.storefront_bulk_phone()} required />
        <EmployeeCount {...field(EMPLOYEES)} count={count} onCount={onCount} />
        <div className="md:col-span-2">
          <TextareaField
            {...field("orderDetails.message")}
            maxLength={TYPED_AT_MOST.text}
            label={m.storefront_bulk_message()}
            aside={m.storefront_form_optional()}
            hint={m.storefront_bulk_message_hint()}
          />
        </div>
      </div>
      <BotTrap />
      <FailedNote
        form={form}
        title={m.storefront_bulk_failed_title()}
        text={() => m.storefront_bulk_failed_text()}
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button
          type="submit"
          className="max-md:order-1 max-md:w-full"
          pending={form.pending}
          pendingLabel={m.storefront_bulk_pending()}
        >
          {m.storefront_bulk_submit()}
        </Button>
        <QuoteTotal count={countOf(count)} />
      </div>
    </form>
  );
}
