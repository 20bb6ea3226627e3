import type { Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { changePaymentDetails } from "#server/features/payment-details/change-payment-details.ts";
import { detailsOf } from "#server/features/payment-details/payment-details.ts";
import { waitingPaymentStore } from "#server/features/payment-details/waiting-payment.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notAPicture } from "#server/platform/files/picture.ts";
import { publishPictures } from "#server/platform/files/publish-pictures.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { may, type Role } from "#shared/session/permissions.ts";
import type { User } from "#shared/session/session.ts";
import { PAYMENT_FIELDS, type PaymentDetails } from "#shared/settings/payment-details.ts";
import type { SettingsChange } from "#shared/settings/settings-form.ts";

import { settingsStore, type SettingsRow } from "./settings.store.ts";

/** The settings that are pictures. */
export const SETTING_PICTURES = ["cliqQrImage", "socialPreviewImage"] as const;

const ENTITY = "settings";

export function settingsService(
  database: Database,
  files: FileService,
  notifications: Pick<Notifications, "send">,
) {
  async function find(): Promise<SettingsRow> {
    const row = await settingsStore(database.db).find();
    if (!row) throw notFound(ENTITY);
    return row;
  }

  return {
    find,

    /** What owners edit, which may still wait; others see what customers do. */
    async paymentSeenBy(role: Role): Promise<PaymentDetails> {
      const waiting = may(role, "security.write")
        ? await waitingPaymentStore(database.db).find()
        : undefined;
      return waiting ?? (await find());
    },

    /**
     * Changes only the given settings, and records it in the history. Customers see other payment details
     * later: the answer is what they see.
     */
    change(
      { bank, ...change }: SettingsChange,
      uploads: readonly UploadedFile[],
      by: User & Changer,
      version?: string,
    ) {
      const pictures = SETTING_PICTURES.flatMap((field) => {
        const upload = uploads.findLast((file) => file.field === field);
        return upload ? [{ field, path: upload.path }] : [];
      });
      return publishPictures(database, files, pictures, async (paths, trx) => {
        const store = settingsStore(trx);
        const offered = await store.findForUpdate();
        if (!offered) throw notFound(ENTITY);
        mustBeVersion(offered, version);
        const waiting = await waitingPaymentStore(trx).find();
        const before = { ...offered, ...(waiting && detailsOf(waiting)) };
        refuseUnknownPictures(change, [before, offered]);
        const published = Object.fromEntries(
          pictures.map(({ field }, index) => [field, paths[index]!]),
        );
        const given = Object.fromEntries(
          Object.entries({ ...change, ...bank, ...published }).filter(
            ([, value]) => value !== undefined,
          ),
        );
        const [paidTo, rest] = parted(given);
        const atOnce = await changePaymentDetails(trx, notifications, offered, paidTo, by);
        const row = await store.update({ ...rest, ...atOnce });
        await historyStore(trx).recordChange(by, ENTITY, ENTITY, "update", before, given);
        return row;
      });
    },
  };
}
export type SettingsService = ReturnType<typeof settingsService>;

/** What says where customers pay to, and the rest. */
function parted(given: Partial<SettingsRow>) {
  const isPaidTo = (field: string) => (PAYMENT_FIELDS as readonly string[]).includes(field);
  const fields = Object.entries(given);
  return [
    Object.fromEntries(fields.filter(([field]) => isPaidTo(field))),
    Object.fromEntries(fields.filter(([field]) => !isPaidTo(field))),
  ] as const;
}

/** A picture is uploaded, kept or removed; a path that the shop did not issue is an error. */
function refuseUnknownPictures(change: SettingsChange, known: readonly SettingsRow[]): void {
  for (const field of SETTING_PICTURES) {
    const path = change[field];
    if (path && !known.some((row) => row[field] === path)) throw notAPicture({ field });
  }
}
