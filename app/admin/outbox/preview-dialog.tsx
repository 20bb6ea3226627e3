import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { addressOf } from "#app/api/call-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { LOCALES, type Locale } from "#shared/i18n/locale.ts";
import { PREVIEW_PAGE } from "#shared/outbox/outbox-calls.ts";
import { NOTIFICATION_KINDS, type OutboxItem } from "#shared/outbox/outbox.ts";

import { LANGUAGE_OPTIONS } from "../resource/language-options.ts";
import { LoadError } from "../resource/load-error.tsx";
import { KIND_LABELS } from "./outbox-labels.ts";
import { previewQuery } from "./outbox-queries.ts";
import { WrittenMessage } from "./written-message.tsx";

/** How notifications of each kind look, in each language, with an example's names. */
export function PreviewDialog(props: { kind: OutboxItem["kind"]; onClose: () => void }) {
  const [kind, setKind] = useState(props.kind);
  const [language, setLanguage] = useState<Locale>(getLocale());
  const query = useQuery(previewQuery({ kind, language }));
  return (
    <DialogShell
      open
      onOpenChange={(open) => !open && props.onClose()}
      size="panes"
      className="text-panel"
    >
      <div className="flex shrink-0 flex-wrap items-end gap-3 border-b border-line px-4 py-4 md:px-6">
        <DialogTitle className="w-full text-lead leading-snug font-label md:w-auto md:flex-1 md:self-center">
          {m.panel_outbox_preview()}
        </DialogTitle>
        <div className="min-w-0 flex-1 md:max-w-64">
          <SelectField
            label={m.panel_outbox_column_kind()}
            hideLabel
            options={NOTIFICATION_KINDS.map((value) => ({ value, label: KIND_LABELS[value]() }))}
            value={kind}
            onValueChange={(value) => {
              const next = NOTIFICATION_KINDS.find((known) => known === value);
              if (next) setKind(next);
            }}
          />
        </div>
        <div className="w-30">
          <SelectField
            label={m.panel_messages_reply_language()}
            hideLabel
            options={LANGUAGE_OPTIONS}
            value={language}
            onValueChange={(value) => {
              const next = LOCALES.find((known) => known === value);
              if (next) setLanguage(next);
            }}
          />
        </div>
        <DialogClose className="max-md:absolute max-md:end-2 max-md:top-2" />
      </div>
      {query.isError ? (
        <LoadError
          text={m.panel_outbox_preview_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <WrittenMessage
          message={query.data}
          language={language}
          page={addressOf({ path: PREVIEW_PAGE }, { query: { kind, language } })}
          title={m.panel_outbox_preview_of({ kind: KIND_LABELS[kind]() })}
        />
      )}
    </DialogShell>
  );
}
