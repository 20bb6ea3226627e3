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
import { failedText } from "./failed-text.ts";
import { EMPTY_MESSAGE, MESSAGE_SENT, type MessageField } from "./message-fields.ts";

interface MessageFormProps {
  refused: Refused<MessageField> | undefined;
  /** The shop's address, offered when sending fails; undefined while it is not known. */
  email: string | undefined;
}

/** The contact form. It works as plain HTML; `message-program.ts` sends it without loading a page. */
export function MessageForm({ refused, email }: MessageFormProps) {
  const values = refused?.values ?? EMPTY_MESSAGE;
  const field = (name: MessageField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: refused?.errors[name],
    errorPlace: true,
    maxLength: TYPED_AT_MOST.line,
  });
  return (
    <div>
      <h2 id="message-title" className="text-item font-light tracking-item md:text-title">
        {m.storefront_contact_form_title()}
      </h2>
      <form
        method="post"
        noValidate
        data-sent={"message" satisfies SentFormName}
        data-email={email}
        action={`${useHref("/contact-us")}#${PROBLEM_ID}`}
        aria-labelledby="message-title"
        className="group mt-8 lg:mt-11"
      >
        <SentNote
          id={MESSAGE_SENT}
          title={m.storefront_contact_done_title()}
          text={m.storefront_contact_done_text()}
        />
        {refused && (
          <FormProblem
            refused={refused}
            failure={{
              title: m.storefront_contact_failed_title(),
              text: refused.message || failedText(email),
            }}
          />
        )}
        <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
          <div className="md:col-span-2">
            <TextField
              {...field("fullName")}
              label={m.storefront_contact_full_name()}
              required
              autoComplete="name"
            />
          </div>
          <TextField
            {...field("email")}
            {...LTR}
            label={m.storefront_contact_email()}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <OnePhoneField
            {...field("phone")}
            label={m.storefront_contact_phone()}
            aside={m.storefront_form_optional()}
          />
          <div className="md:col-span-2">
            <TextField
              {...field("subject")}
              label={m.storefront_contact_subject()}
              required
              autoComplete="off"
            />
          </div>
          <div className="md:col-span-2">
            <TextareaField
              {...field("message")}
              maxLength={TYPED_AT_MOST.text}
              label={m.storefront_contact_message()}
              aside={<span role="status" data-rest />}
              required
              className="max-h-[60svh] min-h-44 lg:min-h-72"
            />
          </div>
        </div>
        <BotTrap />
        <FailedNote title={m.storefront_contact_failed_title()} text={failedText(email)} />
        <SubmitButton className="mt-8 max-md:w-full" pendingLabel={m.storefront_contact_pending()}>
          {m.storefront_contact_submit()}
        </SubmitButton>
      </form>
    </div>
  );
}
