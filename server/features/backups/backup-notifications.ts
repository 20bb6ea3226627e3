import { z } from "zod";

import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import { backupRecordStore } from "#server/platform/backup/backup-record.store.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

const about = z.object({ night: z.string() });

/** That the nightly backup fails, for owners. */
export const backupFailedNotice: Notification<
  "backup-failed-notice",
  z.infer<typeof about>,
  { failure: string; lastMadeAt: string }
> = {
  kind: "backup-failed-notice",
  about,
  channels: ["email"],
  isAwaited: false,
  replyTo: toShop,
  async read(_night, { trx }) {
    const store = backupRecordStore(trx);
    const nightly = await store.nightly();
    if (!nightly?.failure) throw new UnrecoverableError("A backup was made since.");
    const last = await store.last();
    const lastMadeAt = last?.madeAt.toISOString() ?? "";
    return { locale: BASE_LOCALE, subject: { failure: nightly.failure, lastMadeAt } };
  },
  example: ({ reason, writtenAt }) => ({ failure: reason, lastMadeAt: writtenAt }),
};
