import { unavailable } from "#server/platform/http-error.ts";
import { sentence } from "#shared/sentences/sentence.ts";

export interface SlotSizes {
  /** The total number of slots. */
  total: number;
  /** The number of slots that one visitor may hold. */
  each: number;
  /** How many more requests of one visitor may wait for a slot. */
  waiting: number;
  /** How long they wait, in milliseconds. */
  patience: number;
}

interface Waiting {
  visitor: string;
  enter(): void;
}

/**
 * Limits how many requests do something at the same time, and how many of them one visitor may
 * have. Others wait for a slot; those that wait too long are rejected.
 */
export class Slots {
  readonly #sizes: SlotSizes;
  #total = 0;
  readonly #taken = new Map<string, number>();
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>();

  constructor(sizes: SlotSizes) {
    this.#sizes = sizes;
  }

  /**
   * Takes a slot, which disposing releases.
   * @param signal aborted when the visitor disconnects
   * @throws {HttpError} 503 when no slot becomes free in time
   */
  async enter(visitor: string, signal: AbortSignal): Promise<Disposable> {
    if (this.#hasRoomFor(visitor)) this.#take(visitor);
    else await this.#turnOf(visitor, signal);
    let isOver = false;
    return {
      [Symbol.dispose]: () => {
        if (!isOver) this.#giveBack(visitor);
        isOver = true;
      },
    };
  }

  #hasRoomFor(visitor: string): boolean {
    const { total, each } = this.#sizes;
    return this.#total < total && (this.#taken.get(visitor) ?? 0) < each;
  }

  #take(visitor: string): void {
    this.#total += 1;
    this.#taken.set(visitor, (this.#taken.get(visitor) ?? 0) + 1);
  }

  #giveBack(visitor: string): void {
    this.#total -= 1;
    const left = this.#taken.get(visitor)! - 1;
    if (left > 0) this.#taken.set(visitor, left);
    else this.#taken.delete(visitor);
    for (const next of this.#waiting) {
      if (!this.#hasRoomFor(next.visitor)) continue;
      this.#waiting.delete(next);
      this.#take(next.visitor);
      next.enter();
      return;
    }
  }

  async #turnOf(visitor: string, signal: AbortSignal): Promise<void> {
    const busy = unavailable(sentence("shop_busy"), Math.ceil(this.#sizes.patience / 1000));
    const others = [...this.#waiting].filter((each) => each.visitor === visitor);
    if (others.length >= this.#sizes.waiting) throw busy;

    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { visitor, enter: resolve };
    const giveUp = () => this.#waiting.delete(waiting) && reject(busy);
    this.#waiting.add(waiting);
    const timer = setTimeout(giveUp, this.#sizes.patience);
    signal.addEventListener("abort", giveUp);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
    }
  }
}
