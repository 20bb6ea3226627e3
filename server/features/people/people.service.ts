import type { Database } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { deleteFiles } from "#server/platform/files/delete-files.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import type { AffectedQuery } from "#shared/people/affected.ts";
import type { Erasure, ErasureForm } from "#shared/people/erasure.ts";
import type { PersonForm } from "#shared/people/person.ts";
import type { User } from "#shared/session/session.ts";

import { affectedCsv } from "./affected-csv.ts";
import { erasePerson, previewErasure } from "./erase-person.ts";
import { personZip } from "./export-person.ts";
import { findPerson } from "./find-person.ts";
import { personOf } from "./person.ts";
import { retentionStore } from "./retention.store.ts";

/** What the shop has of a person: to look at, to hand out, and to erase. */
export function peopleService(database: Database, fileStore: FileStore) {
  return {
    find: (form: PersonForm) => findPerson(database.db, personOf(form)),

    zip: (form: PersonForm) => personZip(database, fileStore, personOf(form)),

    affected: (query: AffectedQuery) => affectedCsv(database.db, query),

    /** All or nothing; who asks again finds nothing more to erase. */
    async erase({ email, phone, ...asked }: ErasureForm, by: User): Promise<Erasure> {
      const person = personOf({ email, phone });
      const rules = { receiptDays: await retentionStore(database.db).days("receipts") };
      if (asked.isPreview) return previewErasure(database.db, person, rules, asked);
      const { erasure, files } = await database.forLongWork((patient) =>
        patient.transaction(async (trx) => {
          await lockFor(trx, "erasing of people");
          return erasePerson(trx, person, rules, asked, by);
        }),
      );
      await deleteFiles(database.db, fileStore, files);
      return erasure;
    },
  };
}
export type PeopleService = ReturnType<typeof peopleService>;
