import type { Db } from "#server/platform/database/connect.ts";
import { csvRecord } from "#server/platform/database/lists/csv-record.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";
import { CSV_START } from "#shared/http/csv-call.ts";
import { AFFECTED_COLUMNS, type AffectedQuery } from "#shared/people/affected.ts";

import { affectedPeople } from "./affected.store.ts";

/** Read in portions as it is taken, so that nothing stays open when whoever takes it leaves. */
export async function* affectedCsv(db: Db, query: AffectedQuery): FileParts {
  yield Buffer.from(CSV_START + csvRecord(AFFECTED_COLUMNS));
  for await (const [kind, rows] of affectedPeople(db, query)) {
    const records = rows.map(({ day, name, email, phone }) =>
      csvRecord([kind, day, name, email, phone]),
    );
    yield Buffer.from(records.join(""));
  }
}
