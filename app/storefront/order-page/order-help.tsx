import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { PageSection } from "./page-section.tsx";

interface OrderHelpProps {
  title: string;
  text: string;
  /** What a chat begins with. */
  chat: string;
  settings: Pick<PublicSettings, "phone" | "email">;
}

/** How to reach the shop about this order, or quote. */
export function OrderHelp({ title, text, chat, settings: { phone, email } }: OrderHelpProps) {
  const whatsApp = whatsAppLink(phone, chat);
  const link = "inline-flex min-h-11 items-center rounded-badge hover:underline";
  return (
    <PageSection title={title}>
      <p className="text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {whatsApp && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "line", size: "s" }, "shop")}
          >
            {m.order_page_whatsapp()}
          </a>
        )}
        <a href={`tel:${phone.replaceAll(" ", "")}`} className={link}>
          <bdi dir="ltr" className="tabular-nums">
            {phone}
          </bdi>
        </a>
        <a href={`mailto:${email}`} className={link}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </div>
    </PageSection>
  );
}
