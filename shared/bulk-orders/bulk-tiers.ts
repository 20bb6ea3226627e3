import { filsFromJod, jodFromFils } from "../money.ts";

/** The price of a card depending on the number ordered, custom branding included. */
export interface BulkTier {
  from: number;
  /** The last count of the tier; undefined for the highest. */
  to?: number;
  /** Of one card, in dinars. */
  price: number;
}

export const BULK_TIERS = [
  { from: 1, to: 49, price: 15 },
  { from: 50, to: 99, price: 13 },
  { from: 100, price: 12 },
] as const satisfies readonly BulkTier[];

/** The smallest number of cards in a bulk order. */
export const BULK_FROM = 10;

/** Whether so many cards are a bulk order. Fewer are ordered in the shop, at the shop's price. */
export function isBulk(count: number | undefined): count is number {
  return count !== undefined && count >= BULK_FROM;
}

/** The initial count in the form. */
export const DEFAULT_COUNT = 10;

/** The tier for a count of cards, which is at least one. */
export function tierOf(count: number): BulkTier {
  return BULK_TIERS.findLast(({ from }) => count >= from) ?? BULK_TIERS[0];
}

/** The next higher tier; undefined after the highest. */
export function nextTier(count: number): BulkTier | undefined {
  return BULK_TIERS.find(({ from }) => from > count);
}

/** The total price of so many cards, in dinars. */
export function bulkTotal(count: number): number {
  return jodFromFils(count * filsFromJod(tierOf(count).price));
}

/** A larger count with a smaller total. */
export interface CheaperCount {
  count: number;
  /** The total in dinars. */
  total: number;
  /** The saving in dinars, compared to the smaller count. */
  saved: number;
}

/** The first count of the next tier, if its total is less than that of this count. */
export function cheaperCount(count: number): CheaperCount | undefined {
  const next = nextTier(count);
  if (!next) return undefined;
  const [total, now] = [bulkTotal(next.from), bulkTotal(count)];
  const saved = jodFromFils(filsFromJod(now) - filsFromJod(total));
  return saved > 0 ? { count: next.from, total, saved } : undefined;
}
