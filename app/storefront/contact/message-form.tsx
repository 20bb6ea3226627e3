import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
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
import { EMPTY_MESSAGE, MESSAGE_SENT, type MessageField } from "./message-fields.ts";
import { MessageText } from "./message-text.tsx";

interface MessageFormProps {
  refused: Refused<MessageField> | undefined;
  /** The shop's address, offered when sending fails; undefined while it is not known. */
  email: string | undefined;
}

/**
 * The contact form. It works as plain HTML; with a script it is validated and sent without loading
 * a page.
 */
export function MessageForm({ refused: posted, email }: MessageFormProps) {
  const failedText = (reported: string) =>
    reported ||
    (email ? m.storefront_contact_failed_text({ email }) : m.storefront_contact_failed_plain());
  const form = useSentForm({
    rules: () => import("./message-rules.ts").then(({ messageRules }) => messageRules),
    defaults: EMPTY_MESSAGE,
    refused: posted,
    onDone: () =>
      toast.success(m.storefront_contact_done_title(), {
        description: m.storefront_contact_done_text(),
      }),
    onFailed: (reported) =>
      toast.error(m.storefront_contact_failed_title(), { description: failedText(reported) }),
  });
  const values = posted?.values ?? EMPTY_MESSAGE;
  const field = (name: MessageField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: form.errors[name],
    maxLength: TYPED_AT_MOST.line,
  });
  return (
    <div>
      <h2 id="message-title" className="text-item font-light tracking-item md:text-title">
        {m.storefront_contact_form_title()}
      </h2>
      <form
        {...form.handlers}
        action={`${useHref("/contact-us")}#${PROBLEM_ID}`}
        aria-labelledby="message-title"
        className="mt-8 lg:mt-11"
      >
        <SentNote
          ref={form.sentNote}
          shown={form.sent}
          id={MESSAGE_SENT}
          title={m.storefront_contact_done_title()}
          text={m.storefront_contact_done_text()}
        />
        {form.refused && (
          <FormProblem
            refused={form.refused}
            failure={{
              title: m.storefront_contact_failed_title(),
              text: failedText(form.refused.message),
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
            <MessageText
              key={form.round}
              {...field("message")}
              maxLength={TYPED_AT_MOST.text}
              defaultValue={form.round === 0 ? values.message : ""}
            />
          </div>
        </div>
        <BotTrap />
        <FailedNote form={form} title={m.storefront_contact_failed_title()} text={failedText} />
        <Button
          type="submit"
          className="mt-8 max-md:w-full"
          pending={form.pending}
          pendingLabel={m.storefront_contact_pending()}
        >
          {m.storefront_contact_submit()}
        </Button>
      </form>
    </div>
  );
}
