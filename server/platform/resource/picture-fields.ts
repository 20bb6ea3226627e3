import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Database, Db } from "#server/platform/database/connect.ts";
import type { StaffTable } from "#server/platform/database/staff-writes.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notAPicture } from "#server/platform/files/picture.ts";
import { publishPictures } from "#server/platform/files/publish-pictures.ts";
import { lastFile } from "#server/platform/http/form-body.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";

import { hasValue } from "./picture-fields.store.ts";

/** A field that carries a picture, stored as its path in the column of the same name. */
export interface PictureField {
  column: AnyPgColumn;
  /** Whether every record must have one. */
  isRequired: boolean;
}

/**
 * Publishes the pictures that came with a form and runs `write` with the paths for their columns:
 * the path of a new file, or the path that the form names, which must belong to a record already.
 * That is checked when `write` asks for it: of a record that was deleted or changed meanwhile
 * something else is reported first. Either the pictures and the record are stored, or neither.
 */
export async function withPictures<Result>(
  { database, files, table }: { database: Database; files: FileService; table: StaffTable },
  fields: Record<string, PictureField>,
  form: Record<string, unknown>,
  sent: readonly UploadedFile[],
  write: (
    paths: Record<string, string | undefined>,
    trx: Db,
    mustBeKnown: () => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  const uploads = Object.keys(fields).flatMap((field) => lastFile({ files: sent }, field) ?? []);
  return publishPictures(database, files, uploads, async (published, trx) => {
    const paths: Record<string, string | undefined> = {};
    const checks: (() => Promise<void>)[] = [];
    for (const [field, { column, isRequired }] of Object.entries(fields)) {
      const index = uploads.findIndex((upload) => upload.field === field);
      const named = form[field] as string | undefined;
      if (index < 0) {
        checks.push(() => mustBeKnown(trx, table, column, { field, named, isRequired }));
      }
      paths[field] = index < 0 ? named : published[index];
    }
    return write(paths, trx, async () => {
      for (const check of checks) await check();
    });
  });
}

/** Throws for a path that no record has. No path is fine where the picture is optional. */
async function mustBeKnown(
  trx: Db,
  table: StaffTable,
  column: AnyPgColumn,
  { field, named, isRequired }: { field: string; named: string | undefined; isRequired: boolean },
): Promise<void> {
  if (!named && !isRequired) return;
  if (named && (await hasValue(trx, table, column, named))) return;
  throw notAPicture({ field });
}
