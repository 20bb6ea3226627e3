import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { normalizeEmail } from "#shared/text.ts";

import { subscriberLinks } from "./subscriber-links.ts";
import { subscriberStore } from "./subscriber.store.ts";

/** The data for asking a subscriber to confirm, as long as that is still necessary. */
export async function readSubscriberNotification(
  { subscriberId }: { subscriberId: string },
  { trx, recipient, publicUrl, linkSecret }: TemplateContext,
) {
  const row = await subscriberStore(trx).find(subscriberId);
  const isSame = row && normalizeEmail(row.email) === normalizeEmail(recipient);
  if (!isSame || row.confirmedAt !== null) {
    throw new UnrecoverableError("The address was confirmed, changed or deleted before.");
  }
  const links = subscriberLinks(linkSecret);
  return {
    locale: row.language,
    subject: {
      confirmUrl: publicUrl + links.pathOf("confirm", row),
      unsubscribeUrl: publicUrl + links.pathOf("unsubscribe", row),
    },
  };
}
