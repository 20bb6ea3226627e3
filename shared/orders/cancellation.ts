import type { KnownOrderStatus } from "./order-status.ts";

/** What cancelling costs, by the whole hours since the order was placed, as the policy says it. */
const WINDOWS = [
  { untilHours: 2, feePercent: 0 },
  { untilHours: 24, feePercent: 5 },
  { untilHours: 48, feePercent: 10 },
] as const;

const HOUR_MS = 60 * 60_000;

/** Later statuses mean that the card, which is made for one person, exists. */
const CANCELLABLE: ReadonlySet<KnownOrderStatus> = new Set(["pending", "processing"]);

export interface CancellationTerms {
  /** A share of the order's total. */
  feePercent: number;
  /** When these terms end. */
  until: Date;
}

/** The terms on which an order can be cancelled at this moment; undefined when it can't be. */
export function cancellationTerms(
  { status, createdAt }: { status: KnownOrderStatus; createdAt: Date },
  now: Date,
): CancellationTerms | undefined {
  if (!CANCELLABLE.has(status)) return undefined;
  const placed = createdAt.getTime();
  const window = WINDOWS.find(({ untilHours }) => now.getTime() < placed + untilHours * HOUR_MS);
  return (
    window && {
      feePercent: window.feePercent,
      until: new Date(placed + window.untilHours * HOUR_MS),
    }
  );
}

/** When an order was cancelled. */
export interface Cancelled {
  /** Since it was placed. */
  hours: number;
  /** Its status before; undefined where that is not known any more. */
  from: KnownOrderStatus | undefined;
}

/**
 * What the policy keeps of a cancelled order, as a share of its total. Where customers can't cancel, because
 * it is too late or the card has left the shop, only the shop does, and keeps nothing.
 */
export function cancellationFeePercent({ hours, from }: Cancelled): number {
  if (from && !CANCELLABLE.has(from)) return 0;
  return WINDOWS.find(({ untilHours }) => hours < untilHours)?.feePercent ?? 0;
}
