import { unavailable, type HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import type { SendingSpeed } from "./sending-speed.ts";
import { Holder, SlotHolders, type Shares } from "./slot-holders.ts";

export interface SlotSizes extends Shares {
  /** How many more requests of one visitor may wait for a slot. */
  waiting: number;
  /** How long they wait, in milliseconds. */
  patience: number;
}

/** How often those who wait look for a slow client, in milliseconds. */
const LOOK_EVERY = 250;

/** A slot, which disposing releases. */
export interface Slot extends Disposable {
  /** Measures its holder, where the slot may be taken away. */
  speed: SendingSpeed;
}

/**
 * Limits how many requests do something at the same time, and how many of them one visitor or one
 * network may have. Others wait for a slot, and the slowest client gives its slot to them; those
 * that wait too long are rejected.
 */
export class Slots {
  readonly #sizes: SlotSizes;
  readonly #busy: HttpError;
  readonly #holders: SlotHolders;
  /** In order of arrival. */
  readonly #waiting = new Map<Holder, () => void>();

  constructor(sizes: SlotSizes) {
    this.#sizes = sizes;
    this.#busy = unavailable(apiMessage("shop_busy"), Math.ceil(sizes.patience / 1000));
    this.#holders = new SlotHolders(sizes);
  }

  /**
   * @param signal aborted when the visitor disconnects
   * @param end called when the slot is taken away: it must be released then
   * @throws {HttpError} 503 when no slot becomes free in time
   */
  async enter(visitor: string, signal: AbortSignal, end?: Holder["end"]): Promise<Slot> {
    const holder = new Holder(visitor, end);
    if (this.#holders.lackOf(holder)) await this.#turnOf(holder, signal);
    else this.#holders.add(holder);
    const giveBack = () => this.#holders.remove(holder) && this.#letNextIn();
    return { speed: holder.speed, [Symbol.dispose]: giveBack };
  }

  /** Who holds the fewest is first: many requests of one visitor don't keep out others. */
  #letNextIn(): void {
    let next: Holder | undefined;
    let fewest = Infinity;
    for (const waiting of this.#waiting.keys()) {
      const held = this.#holders.held("visitor", waiting);
      if (held >= fewest || this.#holders.lackOf(waiting)) continue;
      [next, fewest] = [waiting, held];
    }
    if (!next) return;
    const enter = this.#waiting.get(next)!;
    this.#waiting.delete(next);
    this.#holders.add(next);
    enter();
  }

  async #turnOf(holder: Holder, signal: AbortSignal): Promise<void> {
    const { waiting, patience } = this.#sizes;
    const others = [...this.#waiting.keys()].filter(({ visitor }) => visitor === holder.visitor);
    if (others.length >= waiting) throw this.#busy;

    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => this.#waiting.delete(holder) && reject(this.#busy);
    this.#waiting.set(holder, resolve);
    const began = performance.now();
    const look = () => {
      const isImpatient = performance.now() - began > patience / 2;
      this.#holders.slowestBefore(holder, isImpatient)?.end?.(this.#busy);
    };
    const looking = setInterval(look, LOOK_EVERY);
    const timer = setTimeout(giveUp, patience);
    signal.addEventListener("abort", giveUp);
    look();
    try {
      await promise;
    } finally {
      clearInterval(looking);
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
    }
  }
}
