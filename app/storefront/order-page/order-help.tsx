import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { PageSection } from "./page-section.tsx";

interface OrderHelpProps {
  number: string;
  settings: Pick<PublicSettings, "phone" | "email">;
}

/** How to reach the shop about this order. */
export function OrderHelp({ number, settings: { phone, email } }: OrderHelpProps) {
  const chat = whatsAppLink(phone, m.order_page_whatsapp_text({ number }));
  const link = "inline-flex min-h-11 items-center rounded-badge hover:underline";
  return (
    <PageSection title={m.order_page_help()}>
      <p className="text-ink-2">{m.order_page_help_text()}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {chat && (
          <a
            href={chat}
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
