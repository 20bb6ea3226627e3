import type { Database } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notAPicture } from "#server/platform/files/picture.ts";
import { publishPictures } from "#server/platform/files/publish-pictures.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import type { User } from "#shared/session/session.ts";
import type { SettingsChange } from "#shared/settings/settings-form.ts";

import { settingsStore, type SettingsRow } from "./settings.store.ts";

/** The settings that are pictures. */
export const SETTING_PICTURES = ["cliqQrImage", "socialPreviewImage"] as const;

const ENTITY = "settings";

export function settingsService(database: Database, files: FileService) {
  async function find(): Promise<SettingsRow> {
    const row = await settingsStore(database.db).find();
    if (!row) throw notFound(ENTITY);
    return row;
  }

  return {
    find,

    /** Changes only the given settings, and records it in the history. */
    change(
      { bank, ...change }: SettingsChange,
      uploads: readonly UploadedFile[],
      by: User,
      version?: string,
    ) {
      const pictures = SETTING_PICTURES.flatMap((field) => {
        const upload = uploads.findLast((file) => file.field === field);
        return upload ? [{ field, path: upload.path }] : [];
      });
      return publishPictures(database, files, pictures, async (paths, trx) => {
        const store = settingsStore(trx);
        const before = await store.findForUpdate();
        if (!before) throw notFound(ENTITY);
        mustBeVersion(before, version);
        refuseUnknownPictures(change, before);
        const published = Object.fromEntries(
          pictures.map(({ field }, index) => [field, paths[index]!]),
        );
        const given = Object.fromEntries(
          Object.entries({ ...change, ...bank, ...published }).filter(
            ([, value]) => value !== undefined,
          ),
        );
        const row = await store.update(given);
        await historyStore(trx).recordChange(by, ENTITY, ENTITY, "update", before, given);
        return row;
      });
    },
  };
}
export type SettingsService = ReturnType<typeof settingsService>;

/** A picture is uploaded, kept or removed; a path that the shop did not issue is an error. */
function refuseUnknownPictures(change: SettingsChange, before: SettingsRow): void {
  for (const field of SETTING_PICTURES) {
    const path = change[field];
    if (path && path !== before[field]) throw notAPicture({ field });
  }
}
