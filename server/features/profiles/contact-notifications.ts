import { z } from "zod";

import type { Notification } from "#server/features/notifications/notification.ts";
import { handleJobs, UnrecoverableError, type JobHandler } from "#server/platform/jobs/job-kind.ts";
import type { Contact } from "#shared/profiles/contact.ts";

import { contactStore } from "./contact.store.ts";

/** What a visitor left, for the owner of the page. Once it has been sent, the shop has no more use for it. */
export const profileContact: Notification<
  "profile-contact",
  { contactId: string },
  { contact: Contact }
> = {
  kind: "profile-contact",
  channels: ["email"],
  isAwaited: false,
  about: z.object({ contactId: z.string() }),
  async read({ contactId }, { trx }) {
    const found = await contactStore(trx).find(contactId);
    if (!found) throw new UnrecoverableError("The contact was deleted before.");
    const { name, phone, email } = found.contact;
    return { locale: found.language, subject: { contact: { name, phone, email } } };
  },
  replyTo: ({ contact, shop }) => contact.email || shop.email,
  recordSent: ({ contactId }, trx) => contactStore(trx).delete(contactId),
  example: ({ name, contact }) => ({ contact: { name, ...contact } }),
};

const DAY = 24 * 60 * 60;

/** Once a day: what could not be sent in all that time is of no more use to anybody. */
export function deleteOldContacts(): JobHandler {
  return handleJobs(
    { name: "delete-old-contacts", payload: z.object({}) },
    async (_nothing, { trx }) => contactStore(trx).deleteOld(),
    { everySeconds: DAY },
  );
}
