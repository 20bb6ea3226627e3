import { z } from "zod";

import { lockedChangeStore } from "#server/features/locked-changes/locked-change.store.ts";
import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { eInvoicingStore } from "./e-invoicing.store.ts";

const about = z.object({ userId: z.string() });

/** That invoices wait because the tax authority refuses the keys, for owners. */
export const keysRefusedNotice: Notification<
  "e-invoice-keys-refused-notice",
  z.infer<typeof about>,
  { refusedAt: string }
> = {
  kind: "e-invoice-keys-refused-notice",
  about,
  channels: ["email"],
  isAwaited: false,
  replyTo: toShop,
  async read({ userId }, { trx }) {
    const { keysRefusedAt } = await eInvoicingStore(trx).find();
    if (!keysRefusedAt) throw new UnrecoverableError("Keys were saved since.");
    const owner = await lockedChangeStore(trx).person(userId);
    return {
      locale: owner?.language ?? BASE_LOCALE,
      subject: { refusedAt: keysRefusedAt.toISOString() },
    };
  },
  example: ({ writtenAt }) => ({ refusedAt: writtenAt }),
};
