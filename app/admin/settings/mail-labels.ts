import { m } from "#app/i18n/translations.ts";
import type { MailSecurity } from "#shared/mail-server/mail-server.ts";

export const SECURITY_LABELS: Record<MailSecurity, () => string> = {
  tls: () => m.panel_settings_mail_tls(),
  starttls: () => m.panel_settings_mail_starttls(),
  none: () => m.panel_settings_mail_plain(),
};
