import { changesFor } from "#server/features/history/changes-for.ts";
import { historyListStore } from "#server/features/history/history-list.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { readExport, type ExportedFile } from "#server/platform/database/lists/exported-file.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import type { RecordEntry, RecordQuery } from "#shared/record/record.ts";
import { may, type Role } from "#shared/session/permissions.ts";

import { CUSTOMER_ENTITIES, isOfCustomer } from "./customer-deeds.store.ts";
import { presentCustomerDeed, presentEvent, presentHistory } from "./present-record.ts";
import { recordCsv } from "./record-csv.store.ts";
import { partsOf } from "./record-parts.store.ts";
import { recordSearchStore, type NamedRecords } from "./record-search.store.ts";
import { recordStore, type Key } from "./record.store.ts";

type Asked = Omit<RecordQuery, "page" | "limit">;
interface Page {
  limit: number;
  offset: number;
}

/** Everything that staff and customers did: the history, security events, and what customers sent. */
export function recordService({ reads }: Pick<Database, "reads">) {
  const store = recordStore(reads.db);
  const searching = recordSearchStore(reads.db);

  async function parts({ search, ...asked }: Asked, seesAddresses: boolean) {
    return partsOf(asked, search ? await searching.find(search, seesAddresses) : undefined);
  }

  /** The rows of one page with all that is shown of them, in its order. */
  async function read(keys: readonly Key[]): Promise<RecordEntry[]> {
    const idsOf = (source: Key["source"]) =>
      keys.filter((key) => key.source === source).map(({ id }) => id);
    const history = await store.history(idsOf("history"));
    const events = await store.events(idsOf("event"));
    const about = Map.groupBy(history, ({ entity }) => entity);
    const records: Record<string, NamedRecords | undefined> = {};
    /** Of other kinds there is always one, or nobody opens them. */
    const recordOf = (entity: string, id: string) => {
      const known = records[entity];
      const { name, isGone } = known?.get(id) ?? { name: "", isGone: known !== undefined };
      return { entity, id, name, isGone };
    };
    const customers = new Map<string, { name: string; email: string }>();
    const entries: RecordEntry[] = [];
    for (const entity of new Set([...about.keys(), ...CUSTOMER_ENTITIES])) {
      const changed = (about.get(entity) ?? []).map(({ entityId }) => entityId);
      const made = isOfCustomer(entity) ? idsOf(entity) : [];
      const ids = [...new Set([...changed, ...made])];
      records[entity] = await searching.named(entity, ids);
      if (!isOfCustomer(entity)) continue;
      for (const row of await store.customers(entity, ids)) {
        customers.set(row.id, row);
        if (!made.includes(row.id)) continue;
        entries.push(presentCustomerDeed(row, recordOf(entity, row.id)));
      }
    }
    const users = await historyListStore(reads.db).usersOf(
      [...history, ...events].map(({ userId }) => userId),
    );
    entries.push(
      ...events.map((row) => presentEvent(row, users.get(row.userId))),
      ...history.map((row) =>
        presentHistory(row, {
          user: users.get(row.userId),
          customer: customers.get(row.entityId),
          record: recordOf(row.entity, row.entityId),
        }),
      ),
    );
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    // What was deleted in between is left out.
    return keys.map(({ id }) => byId.get(id)).filter((entry) => entry !== undefined);
  }

  return {
    /** @param role decides whether from where things were done is shown and searched for, and each value shown */
    async list(query: Asked, page: Page, role: Role) {
      const seesAddresses = may(role, "security.read");
      const asked = await parts(query, seesAddresses);
      const total = await store.count(asked);
      const isOldestFirst = query.sort === "at";
      const keys = await store.keys(asked, { ...page, total, isOldestFirst });
      const entries = await read(keys);
      if (seesAddresses) return { total, entries };
      const hidden = { address: "", browser: "", system: "" };
      const shown = entries.map((entry) => {
        const changes = changesFor(role, entry.record?.entity ?? "", entry.changes);
        return { ...entry, ...hidden, changes };
      });
      return { total, entries: shown };
    },

    async readExport(query: Asked, format: ExportFormat): Promise<ExportedFile> {
      return readExport(reads, recordCsv(await parts(query, true)), { sort: query.sort }, format);
    },
  };
}
export type RecordService = ReturnType<typeof recordService>;
