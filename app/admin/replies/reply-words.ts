import { m } from "#app/i18n/translations.ts";
import type { ReplyTemplate } from "#shared/replies/reply.ts";

/** What staff call the texts that a reply begins with. */
export const TEMPLATE_WORDS: Record<ReplyTemplate, () => string> = {
  blank: m.panel_messages_template_blank,
  received: m.panel_messages_template_received,
  details: m.panel_messages_template_details,
  delivery: m.panel_messages_template_delivery,
  quote: m.panel_messages_template_quote,
};
