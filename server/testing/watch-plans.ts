import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}

/** A database that records its queries, so that a test can look at their plans. */
export function watchPlans(pool: Pool) {
  let queries: { text: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void queries.push({ text, values }),
  };
  return {
    db: drizzle(pool, { casing: "snake_case", logger }),

    /** The tables of which the queries since the last call read every row. */
    async scannedTables(): Promise<ReadonlySet<string>> {
      const scanned = new Set<string>();
      for (const { text, values } of queries) {
        const { rows } = await pool.query(`explain (format json) ${text}`, values);
        for (const table of scannedIn(rows[0]["QUERY PLAN"][0].Plan)) scanned.add(table);
      }
      queries = [];
      return scanned;
    },

    /**
     * How the queries since the last call read a table, e.g. `Index Only Scan using
     * orders_by_date`: each way once, sorted.
     * @param table whose indexes' names begin with its own
     */
    async plans(table: string): Promise<string[]> {
      const ways = new Set<string>();
      for (const { text, values } of queries) {
        const { rows } = await pool.query(`explain (format json) ${text}`, values);
        for (const way of waysIn(rows[0]["QUERY PLAN"][0].Plan, table)) ways.add(way);
      }
      queries = [];
      return [...ways].toSorted();
    },
  };
}

function waysIn(plan: Plan, table: string): string[] {
  const inner = (plan.Plans ?? []).flatMap((part) => waysIn(part, table));
  const index = plan["Index Name"];
  if (plan["Relation Name"] !== table && !index?.startsWith(`${table}_`)) return inner;
  return [`${plan["Node Type"]}${index ? ` using ${index}` : ""}`, ...inner];
}

function scannedIn(plan: Plan): string[] {
  const inner = (plan.Plans ?? []).flatMap(scannedIn);
  return plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"]!, ...inner] : inner;
}
