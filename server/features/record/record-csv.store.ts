import { sql, type SQL } from "drizzle-orm";

import { users } from "#server/features/session/session.table.ts";
import {
  csvDay,
  csvNumber,
  csvText,
  csvTime,
  csvWord,
} from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import type { ListedTable, ListQuery } from "#server/platform/database/lists/list-rules.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { securityEvents } from "#server/platform/security-events/security-event.table.ts";
import { recordCalls } from "#shared/record/record-calls.ts";

import { CUSTOMER_DEEDS } from "./customer-deeds.store.ts";
import type { Part } from "./record-parts.store.ts";

type RecordSort = ListQuery & { sort?: "at" | "-at" | undefined };

function rowsOf({ source, where }: Part): SQL {
  switch (source) {
    case "history": {
      const { id, at, action, entity, entityId, changes, address, userId } = historyEntries;
      return sql`select ${id} as id, ${at} as at, ${users.name} as name, ${users.email} as email,
          ${action} as kind, 1 as count, ${entity} as entity, ${entityId} as entity_id,
          ${changes}::text as changes, '' as subject, ${address} as address, '' as browser, '' as system
        from ${historyEntries} left join ${users} on ${users.id} = ${userId} where ${where}`;
    }
    case "event": {
      const { id, at, kind, count, subject, address, browser, system, userId } = securityEvents;
      return sql`select ${id} as id, ${at} as at, ${users.name} as name, ${users.email} as email,
          ${kind} as kind, ${count} as count, '' as entity, '' as entity_id,
          '' as changes, ${subject} as subject, ${address} as address, ${browser} as browser,
          ${system} as system
        from ${securityEvents} left join ${users} on ${users.id} = ${userId} where ${where}`;
    }
    default: {
      const { table, name, email } = CUSTOMER_DEEDS[source];
      return sql`select ${table.id} as id, ${table.createdAt} as at, ${name} as name,
          ${email} as email, 'create' as kind, 1 as count, ${source}::text as entity,
          ${table.id} as entity_id, '' as changes, '' as subject, null as address, '' as browser,
          '' as system
        from ${table} where ${where}`;
    }
  }
}

const column = (name: string) => sql`record.${sql.identifier(name)}`;
const text = (name: string) => csvText(sql`coalesce(${column(name)}, '')`);

/** All rows of these parts, as if they were one table. */
export function recordCsv(
  parts: readonly Part[],
): CsvSource<typeof recordCalls.export, RecordSort> {
  const union = sql`(${sql.join(parts.map(rowsOf), sql` union all `)}) as record`;
  return {
    call: recordCalls.export,
    table: Object.assign(union, { id: column("id") }) as unknown as ListedTable,
    rules: { sorts: { at: column("at") }, unsorted: ["-at"], filters: {}, searched: [] },
    cells: {
      Date: csvDay(column("at")),
      Time: csvTime(column("at")),
      Person: text("name"),
      Email: text("email"),
      Kind: csvWord(column("kind")),
      Times: csvNumber(column("count")),
      Record: text("entity"),
      "Record ID": text("entity_id"),
      Changes: text("changes"),
      Subject: text("subject"),
      "Network Address": text("address"),
      Browser: text("browser"),
      System: text("system"),
    },
  };
}
