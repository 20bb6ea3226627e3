import { Tabs } from "@base-ui/react/tabs";

import { m } from "#app/i18n/translations.ts";
import { LANGUAGES, type Locale } from "#shared/i18n/locale.ts";

const TAB =
  "h-9 rounded-panel px-2.75 text-ink-2 hover:text-ink max-md:h-11 data-active:bg-paper-lo data-active:font-label data-active:text-ink";

interface WrittenMessageProps {
  /** What its channel does not have is ''. Undefined while it loads. */
  message: { subject: string; text: string; sms: string } | undefined;
  language: Locale;
  /** The address of its page. */
  page: string;
  /** Of the frame with that page. */
  title: string;
}

/** What a notification says: its subject, its page as mail programs show it, its texts. */
export function WrittenMessage({ message, language, page, title }: WrittenMessageProps) {
  const written = { lang: language, dir: LANGUAGES[language].direction };
  if (message && !message.subject) {
    return (
      <p
        {...written}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-5 whitespace-pre-line wrap-anywhere md:px-6"
      >
        {message.sms}
      </p>
    );
  }
  return (
    <Tabs.Root defaultValue="page" className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 md:px-6">
        <p className="min-w-0 flex-1 truncate">
          <span className="text-ink-2">{m.panel_messages_column_subject()}</span>{" "}
          <bdi {...written}>{message?.subject}</bdi>
        </p>
        <Tabs.List className="flex gap-0.5">
          <Tabs.Tab value="page" className={TAB}>
            {m.panel_outbox_channel_email()}
          </Tabs.Tab>
          <Tabs.Tab value="text" className={TAB}>
            {m.panel_outbox_as_text()}
          </Tabs.Tab>
          {message?.sms && (
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
          src={page}
          title={title}
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
            {message?.[part]}
          </p>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
