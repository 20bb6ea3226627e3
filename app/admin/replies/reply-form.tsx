import { useId, type FormEvent } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { LANGUAGES, LOCALES } from "#shared/i18n/locale.ts";
import {
  replyFormSchema,
  type ReplyDrafts,
  type ReplyForm as Written,
} from "#shared/replies/reply.ts";

import { LANGUAGE_OPTIONS } from "../resource/language-options.ts";
import { useLeaveQuestion } from "../resource/use-unsaved.ts";
import { REPLY_BEGUN, TEMPLATE_LABELS } from "./reply-labels.ts";
import { useReplyDraft } from "./use-reply-draft.ts";

interface ReplyFormProps {
  /** By which a button elsewhere sends it. */
  formId: string;
  /** Of the record that is answered. */
  recordId: string;
  to: { name: string; email: string };
  drafts: ReplyDrafts;
  onSend: (reply: Written) => void;
  isSending: boolean;
  /** Of the last try to send it. */
  error: Error | null;
}

/** A reply: whom to, about what, in which language, and its words. */
export function ReplyForm(props: ReplyFormProps) {
  const { formId, to, onSend, isSending, error } = props;
  const reply = useReplyDraft(props.recordId, props.drafts);
  const { language, template, text, setText, isTyped, draft, choose } = reply;
  useLeaveQuestion(isTyped ? REPLY_BEGUN : undefined);
  const field = useId();
  const refused = error instanceof ApiError ? error.fields["message"] : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = replyFormSchema.safeParse({ message: text, language });
    if (checked.success && !isSending) onSend(checked.data);
    else document.getElementById(field)?.focus();
  }
  const isEmpty = text.trim() === "";

  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4 py-2">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-2">{m.panel_messages_reply_to()}</dt>
        <dd className="truncate">
          <bdi>{to.name}</bdi>{" "}
          <bdi dir="ltr" className="text-ink-2">
            {to.email}
          </bdi>
        </dd>
        <dt className="text-ink-2">{m.panel_messages_column_subject()}</dt>
        <dd className="wrap-anywhere">
          <bdi>{draft.subject}</bdi>
        </dd>
      </dl>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[12rem_minmax(0,1fr)]">
        <SelectField
          label={m.panel_messages_reply_language()}
          options={LANGUAGE_OPTIONS}
          value={language}
          onValueChange={(value) => {
            const next = LOCALES.find((known) => known === value);
            if (next) choose({ language: next });
          }}
        />
        <SelectField
          label={m.panel_messages_reply_template()}
          options={draft.templates.map(({ name }) => ({
            value: name,
            label: TEMPLATE_LABELS[name](),
          }))}
          value={template}
          onValueChange={(value) => {
            const next = draft.templates.find(({ name }) => name === value);
            if (next) choose({ template: next.name });
          }}
        />
      </div>
      <TextareaField
        id={field}
        label={m.panel_messages_reply_words()}
        error={isEmpty ? m.panel_messages_reply_empty() : refused && staffText(refused)}
        lang={language}
        dir={LANGUAGES[language].direction}
        rows={8}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
      />
      <ConfirmDialog
        open={reply.asked}
        onOpenChange={(open) => !open && reply.keep()}
        title={m.panel_messages_replace_title()}
        description={m.panel_messages_replace_text()}
        confirmLabel={m.panel_messages_replace_confirm()}
        cancelLabel={m.panel_discard_cancel()}
        tone="ink"
        onConfirm={reply.replace}
      />
    </form>
  );
}
