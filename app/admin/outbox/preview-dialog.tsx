import { Tabs } from "@base-ui/react/tabs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { addressOf } from "#app/api/call-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { LANGUAGES, LOCALES, type Locale } from "#shared/i18n/locale.ts";
import { PREVIEW_PAGE } from "#shared/outbox/outbox-calls.ts";
import { NOTIFICATION_KINDS, type OutboxItem } from "#shared/outbox/outbox.ts";

import { LoadError } from "../resource/load-error.tsx";
import { previewQuery } from "./outbox-queries.ts";
import { KIND_WORDS } from "./outbox-words.ts";

const TAB =
  "h-9 rounded-panel px-2.75 text-ink-2 hover:text-ink max-md:h-11 data-active:bg-paper-lo data-active:font-label data-active:text-ink";

/** How notifications of each kind look, in each language, with an example's names. */
export function PreviewDialog(props: { kind: OutboxItem["kind"]; onClose: () => void }) {
  const [kind, setKind] = useState(props.kind);
  const [language, setLanguage] = useState<Locale>(getLocale());
  const query = useQuery(previewQuery({ kind, language }));
  const written = { lang: language, dir: LANGUAGES[language].direction };
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
            options={NOTIFICATION_KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
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
            options={LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))}
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
        <Tabs.Root defaultValue="page" className="flex min-h-0 flex-1 flex-col">
          <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 md:px-6">
            <p className="min-w-0 flex-1 truncate">
              <span className="text-ink-2">{m.panel_messages_column_subject()}</span>{" "}
              <bdi {...written}>{query.data?.subject}</bdi>
            </p>
            <Tabs.List className="flex gap-0.5">
              <Tabs.Tab value="page" className={TAB}>
                {m.panel_outbox_channel_email()}
              </Tabs.Tab>
              <Tabs.Tab value="text" className={TAB}>
                {m.panel_outbox_as_text()}
              </Tabs.Tab>
              {query.data?.sms && (
                <Tabs.Tab value="sms" className={TAB}>
                  {m.panel_outbox_channel_sms()}
                </Tabs.Tab>
              )}
            </Tabs.List>
          </div>
          <Tabs.Panel value="page" className="min-h-0 flex-1">
            <iframe
              // Nothing runs in it, nor leads out of it.
              sandbox=""
              src={addressOf({ path: PREVIEW_PAGE }, { query: { kind, language } })}
              title={m.panel_outbox_preview_of({ kind: KIND_WORDS[kind]() })}
              className="block size-full"
            />
          </Tabs.Panel>
          {(["text", "sms"] as const).map((part) => (
            <Tabs.Panel
              key={part}
              value={part}
              className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-6"
            >
              <p {...written} className="mx-auto max-w-prose whitespace-pre-line wrap-anywhere">
                {query.data?.[part]}
              </p>
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      )}
    </DialogShell>
  );
}
