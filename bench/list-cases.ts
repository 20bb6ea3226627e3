import type { Pool } from "pg";

import { BULK_ORDER_SORTS } from "#shared/bulk-orders/bulk-order.ts";
import { MESSAGE_SORTS } from "#shared/messages/message.ts";

/** A request by staff to a list, slightly different each time. */
export interface Case {
  name: string;
  /**
   * The required 95th percentile of the response times, in milliseconds; without it the time is
   * only reported.
   */
  limit?: number;
  path(round: number): string;
}

export type Query = Record<string, string | number>;

export const SIZE = 10;
export const FIRST_PAGE_MS = 20;
export const OTHER_MS = 100;

/** Cycles through the items. */
export function turn<Item>(items: readonly Item[], round: number): Item {
  return items[round % items.length]!;
}

export function bothWays(sorts: readonly string[]): string[] {
  return sorts.flatMap((sort) => [sort, `-${sort}`]);
}

/** Requests to the list at `path`: the first page, other pages, and searches. */
export function casesOf(path: string) {
  const asking = (name: string, limit: number | undefined, of: (round: number) => Query): Case => ({
    name,
    ...(limit === undefined ? {} : { limit }),
    path(round) {
      const query = new URLSearchParams({ limit: String(SIZE) });
      for (const [key, value] of Object.entries(of(round))) query.set(key, String(value));
      return `${path}?${query}`;
    },
  });
  return {
    first: (name: string, of: (round: number) => Query) =>
      asking(`First page, ${name}`, FIRST_PAGE_MS, of),
    other: (name: string, of: (round: number) => Query) => asking(name, OTHER_MS, of),
    search: (name: string, of: (round: number) => string) =>
      asking(`Search by ${name}`, OTHER_MS, (round) => ({ search: of(round) })),
    withoutLimit: (name: string, of: (round: number) => Query) => asking(name, undefined, of),
  };
}

/** A page number, spread over all pages. */
export function anyPage(pages: number, round: number): number {
  return 1 + Math.floor((pages * ((round * 617) % 1000)) / 1000);
}

/** Requests to the history and to the outbox, with `count` rows each. */
function ledgerCases(count: number): Map<string, Case[]> {
  const pages = Math.ceil(count / SIZE);
  const history = casesOf("/history");
  const outbox = casesOf("/outbox");
  const users = [1, 2, 3, 4, 5].map((user) => String(user).padStart(24, "0"));
  const record = (round: number) =>
    Math.floor(((count / 4) * ((round * 617) % 1000)) / 1000)
      .toString(16)
      .padStart(24, "0");
  return new Map([
    [
      "changes in the history",
      [
        history.first("the newest first", () => ({})),
        history.first("sorted by any column", (round) => ({
          sort: turn(bothWays(["at", "entity", "action"]), round),
        })),
        history.first("of one account", (round) => ({ userId: turn(users, round) })),
        history.first("of a kind of record, deleted", (round) => ({
          entity: turn(["order", "message", "settings"], round),
          action: "delete",
        })),
        history.first("of one order", (round) => ({ entity: "order", entityId: record(round) })),
        history.other("Any page, sorted by any column", (round) => ({
          page: anyPage(pages, round),
          sort: turn(bothWays(["at", "entity", "action"]), round),
        })),
      ],
    ],
    [
      "notifications in the outbox",
      [
        outbox.first("the newest first", () => ({})),
        outbox.first("the oldest first", () => ({ sort: "createdAt" })),
        outbox.first("of a state", (round) => ({
          state: turn(["waiting", "failed", "sent", "discarded"], round),
        })),
        outbox.other("Any page", (round) => ({ page: anyPage(pages, round) })),
        outbox.search("what nobody has", (round) => `nobody ${round}`),
        { name: "Summary", limit: FIRST_PAGE_MS, path: () => "/outbox/summary" },
      ],
    ],
  ]);
}

/** Requests to all other long lists, with `count` rows each. */
export async function otherListCases(pool: Pool, count: number): Promise<Map<string, Case[]>> {
  const pages = Math.ceil(count / SIZE);
  const lists: { title: string; path: string; sorts: readonly string[]; filter: Query }[] = [
    { title: "messages", path: "/contact", sorts: MESSAGE_SORTS, filter: { status: "Closed" } },
    {
      title: "bulk orders",
      path: "/custom-orders",
      sorts: BULK_ORDER_SORTS,
      filter: { status: "approved" },
    },
    {
      title: "subscribers",
      path: "/subscribers",
      sorts: ["createdAt", "email"],
      filter: { confirmed: "true" },
    },
  ];
  const { rows: some } = await pool.query<{ email: string }>(
    "select email from subscribers order by id limit 60",
  );
  const cases = ledgerCases(count);
  for (const { title, path, sorts, filter } of lists) {
    const { first, other, search } = casesOf(path);
    const sort = (round: number) => turn(bothWays(sorts), round);
    cases.set(title, [
      first("the newest first", () => ({})),
      first("filtered, sorted by any column", (round) => ({ ...filter, sort: sort(round) })),
      other("Last page, sorted by any column", (round) => ({ page: pages, sort: sort(round) })),
      other("Any page, sorted by any column", (round) => ({
        page: anyPage(pages, round),
        sort: sort(round),
      })),
      search("e-mail", (round) => turn(some, round).email),
      search("what nobody has", (round) => `nobody ${round}`),
    ]);
  }
  return cases;
}
