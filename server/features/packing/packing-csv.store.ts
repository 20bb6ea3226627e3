import { sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { csvNumber, csvText, csvWord } from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { exportPacking } from "#shared/packing/packing-calls.ts";

import { PACKED_WITH, PACKING_ORDER } from "./packing.store.ts";

export interface PackedOrder {
  order: string;
  sort?: "packing";
}

const SORTED = sql.join([...PACKING_ORDER], sql`, `);

export const PACKING_CSV = {
  call: exportPacking,
  table: cards,
  rules: {
    sorts: { packing: PACKING_ORDER },
    unsorted: ["packing"],
    filters: { order: cards.orderId },
    searched: [],
  },
  each: { join: PACKED_WITH, by: sql`${cards.position}` },
  cells: {
    Number: csvNumber(sql`row_number() over (order by ${SORTED})`),
    Office: csvText(sql`listed.office`),
    Department: csvText(sql`listed.department`),
    Name: csvText(cards.nameOnCard),
    Position: csvText(cards.jobTitle),
    Color: csvText(sql`coalesce(nullif(${cards.colorName}, ''), ${cards.color})`),
    "Card code": csvText(cards.code),
    State: csvWord(cards.state),
  },
} satisfies CsvSource<typeof exportPacking, PackedOrder>;
