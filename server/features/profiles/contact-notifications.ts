import { z } from "zod";

import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { handleJobs, UnrecoverableError, type JobHandler } from "#server/platform/jobs/job-kind.ts";

import { contactStore } from "./contact.store.ts";

interface AboutContact {
  contactId: string;
}

/** What a visitor left, for the owner of the page. */
export async function readProfileContact({ contactId }: AboutContact, { trx }: TemplateContext) {
  const found = await contactStore(trx).find(contactId);
  if (!found) throw new UnrecoverableError("The contact was deleted before.");
  const { name, phone, email } = found.contact;
  return { locale: found.language, subject: { contact: { name, phone, email } } };
}

/** Once it has been sent, the shop has no more use for it. */
export async function forgetProfileContact({ contactId }: AboutContact, trx: Db): Promise<void> {
  await contactStore(trx).delete(contactId);
}

const DAY = 24 * 60 * 60;

/** Once a day: what could not be sent in all that time is of no more use to anybody. */
export function deleteOldContacts(): JobHandler {
  return handleJobs(
    { name: "delete-old-contacts", payload: z.object({}) },
    async (_nothing, { trx }) => contactStore(trx).deleteOld(),
    { everySeconds: DAY },
  );
}
