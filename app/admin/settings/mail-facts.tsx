import { m } from "#app/i18n/translations.ts";
import type { MailServer } from "#shared/mail-server/mail-server.ts";

import { Detail, Details } from "../resource/details.tsx";
import { SECURITY_LABELS } from "./mail-labels.ts";

/** The mail server that was given where the shop was started: read only. */
export function MailFacts({ server }: { server: MailServer }) {
  return (
    <div className="min-w-0 rounded-panel bg-white/60 p-4 shadow-line md:p-6">
      <p className="mb-2 text-ink-2">{m.panel_settings_mail_given()}</p>
      <Details>
        <Detail label={m.panel_settings_mail_host()}>
          <span dir="ltr">{`${server.host}:${server.port}`}</span>
        </Detail>
        <Detail label={m.panel_settings_mail_security()}>
          {SECURITY_LABELS[server.security]()}
        </Detail>
        <Detail label={m.panel_settings_mail_user()}>{server.user}</Detail>
        <Detail label={m.panel_settings_mail_password()}>
          {server.hasPassword && m.panel_settings_mail_password_stored()}
        </Detail>
        <Detail label={m.panel_settings_mail_sender()}>
          {server.sender || m.panel_settings_mail_sender_own()}
        </Detail>
      </Details>
    </div>
  );
}
