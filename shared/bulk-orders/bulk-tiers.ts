import { filsFromJod, jodFromFils } from "../money.ts";

/** What a card costs by how many are ordered together, custom branding included. */
export interface BulkTier {
  from: number;
  /** The last count of the tier; none for the highest. */
  to?: number;
  /** Of one card, in dinars. */
  price: number;
}

export const BULK_TIERS = [
  { from: 1, to: 49, price: 15 },
  { from: 50, to: 99, price: 13 },
  { from: 100, price: 12 },
] as const satisfies readonly BulkTier[];

/** From so many cards on an order is a bulk order. */
export const BULK_FROM = 10;

/** Whether so many cards are a bulk order. Fewer are ordered in the shop, at the shop's price. */
export function isBulk(count: number | undefined): count is number {
  return count !== undefined && count >= BULK_FROM;
}

/** The count that a request begins with. */
export const DEFAULT_COUNT = 10;

/** The tier of a count of cards; counts start at one. */
export function tierOf(count: number): BulkTier {
  return BULK_TIERS.findLast(({ from }) => count >= from) ?? BULK_TIERS[0];
}

/** The tier after that of a count of cards; none after the highest. */
export function nextTier(count: number): BulkTier | undefined {
  return BULK_TIERS.find(({ from }) => from > count);
}

/** What so many cards cost in all, in dinars. */
export function bulkTotal(count: number): number {
  return jodFromFils(count * filsFromJod(tierOf(count).price));
}

/** More cards for less. */
export interface CheaperCount {
  count: number;
  /** In dinars, in all. */
  total: number;
  /** In dinars, against the smaller count. */
  saved: number;
}

/** The first count of the next tier, where all of them cost less than so few; else nothing. */
export function cheaperCount(count: number): CheaperCount | undefined {
  const next = nextTier(count);
  if (!next) return undefined;
  const [total, now] = [bulkTotal(next.from), bulkTotal(count)];
  const saved = jodFromFils(filsFromJod(now) - filsFromJod(total));
  return saved > 0 ? { count: next.from, total, saved } : undefined;
}
