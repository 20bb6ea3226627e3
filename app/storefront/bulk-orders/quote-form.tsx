import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";

import { FailedNote } from "../forms/failed-note.tsx";
import { PROBLEM_ID, TYPED_AT_MOST } from "../forms/form-fields.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { LTR } from "../forms/ltr.ts";
import { OnePhoneField } from "../forms/one-phone-field.tsx";
import { SentNote } from "../forms/sent-note.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import type { Refused } from "../forms/take-form.ts";
import { BotTrap } from "../layout/bot-trap.tsx";
import type { SentFormName } from "../layout/page-script.ts";
import { countOf } from "./count.ts";
import { EMPTY_QUOTE, REQUEST_SENT, type QuoteField } from "./quote-fields.ts";
import { QuoteTotal } from "./quote-total.tsx";

const EMPLOYEES = "orderDetails.employeeCount" satisfies QuoteField;

/**
 * The request for a quote. It works as plain HTML; `quote-program.ts` sends it without loading a page.
 */
export function QuoteForm({ refused }: { refused: Refused<QuoteField> | undefined }) {
  const values = refused?.values ?? EMPTY_QUOTE;
  const field = (name: QuoteField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: refused?.errors[name],
    errorPlace: true,
    maxLength: name === EMPLOYEES ? undefined : TYPED_AT_MOST.line,
  });
  return (
    <form
      method="post"
      noValidate
      data-sent={"quote" satisfies SentFormName}
      className="group"
      action={`${useHref("/bulk-orders")}#${PROBLEM_ID}`}
      aria-labelledby="quote-title"
    >
      <SentNote
        id={REQUEST_SENT}
        title={m.storefront_bulk_done_title()}
        text={m.storefront_bulk_done_text()}
      />
      {refused && (
        <FormProblem
          refused={refused}
          failure={{
            title: m.storefront_bulk_failed_title(),
            text: refused.message || m.storefront_bulk_failed_text(),
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
        {/* One card for each employee: the field and the calculator have the same value. */}
        <TextField
          {...field(EMPLOYEES)}
          dir={LTR.dir}
          className={`${LTR.className} [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
          label={m.storefront_bulk_employees()}
          hint={m.storefront_bulk_employees_hint()}
          required
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          autoComplete="off"
          data-count
          data-first={EMPTY_QUOTE[EMPLOYEES]}
        />
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
      <FailedNote title={m.storefront_bulk_failed_title()} text={m.storefront_bulk_failed_text()} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton
          className="max-md:order-1 max-md:w-full"
          pendingLabel={m.storefront_bulk_pending()}
        >
          {m.storefront_bulk_submit()}
        </SubmitButton>
        <QuoteTotal count={countOf(values[EMPLOYEES])} />
      </div>
    </form>
  );
}
