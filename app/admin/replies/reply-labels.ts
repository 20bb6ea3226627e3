import { m } from "#app/i18n/translations.ts";
import type { ReplyTemplate } from "#shared/replies/reply.ts";

import type { LeaveQuestion } from "../resource/use-unsaved.ts";

/** What staff call the texts that a reply begins with. */
export const TEMPLATE_LABELS: Record<ReplyTemplate, () => string> = {
  blank: m.panel_messages_template_blank,
  received: m.panel_messages_template_received,
  details: m.panel_messages_template_details,
  delivery: m.panel_messages_template_delivery,
  quote: m.panel_messages_template_quote,
};

/** What whoever leaves a reply that is begun is asked. */
export const REPLY_BEGUN: LeaveQuestion = {
  title: m.panel_messages_discard_title(),
  text: m.panel_messages_discard_text(),
  confirm: m.panel_messages_discard_confirm(),
  cancel: m.panel_discard_cancel(),
};
