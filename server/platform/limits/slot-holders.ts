import { isIP } from "node:net";

import type { HttpError } from "#server/platform/http-error.ts";

import { SendingSpeed } from "./sending-speed.ts";

/** Who sends faster than this, in bytes per second, keeps the slot: a phone in a 3G network does. */
const FAST = 32 * 1024;
/** So long a client may keep us waiting before its speed is judged, in milliseconds. */
export const TRIAL = 2_000;

export interface Shares {
  /** The total number of slots. */
  total: number;
  /** The number of slots that one visitor may hold. */
  each: number;
  /** The number of slots that the visitors of one network may hold; all by default. */
  network?: number;
}

/** A request that holds a slot, or waits for one. */
export class Holder {
  readonly visitor: string;
  readonly network: string;
  readonly speed = new SendingSpeed();
  /** Takes the slot away; undefined for one who keeps it. */
  readonly end: ((reason: HttpError) => void) | undefined;

  constructor(visitor: string, end: Holder["end"]) {
    this.visitor = visitor;
    this.network = networkOf(visitor);
    this.end = end;
  }
}

/** Those who hold a slot, counted by visitor and by network. */
export class SlotHolders {
  readonly #shares: Shares;
  readonly #all = new Set<Holder>();
  readonly #counts = { visitor: new Map<string, number>(), network: new Map<string, number>() };

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  /** How many slots the visitor, or the network, of this one holds. */
  held(by: "visitor" | "network", holder: Holder): number {
    return this.#counts[by].get(holder[by]) ?? 0;
  }

  /** Of whom fewer slots must be held before this one can have one; undefined when there is room. */
  lackOf(holder: Holder): "visitor" | "network" | "all" | undefined {
    const { total, each, network = total } = this.#shares;
    if (this.held("visitor", holder) >= each) return "visitor";
    if (this.held("network", holder) >= network) return "network";
    return this.#all.size >= total ? "all" : undefined;
  }

  add(holder: Holder): void {
    this.#all.add(holder);
    this.#count(holder, 1);
  }

  /** @returns whether it held a slot */
  remove(holder: Holder): boolean {
    const did = this.#all.delete(holder);
    if (did) this.#count(holder, -1);
    return did;
  }

  /**
   * The slowest client that is in the way of this one, if it is slow. The fast give way only to the
   * impatient, and where one visitor has more slots than that.
   */
  slowestBefore(newcomer: Holder, isImpatient: boolean): Holder | undefined {
    const lack = this.lackOf(newcomer);
    const share = this.held("visitor", newcomer) + 1;
    const [slowest] = [...this.#all]
      .filter((holder) => lack === "all" || (lack && holder[lack] === newcomer[lack]))
      .filter(({ end, speed }) => end && speed.waited >= TRIAL)
      .map((holder) => ({ holder, speed: holder.speed.bytesPerSecond }))
      .filter(
        ({ holder, speed }) =>
          speed < FAST || (isImpatient && this.held("visitor", holder) > share),
      )
      .toSorted((one, other) => one.speed - other.speed);
    return slowest?.holder;
  }

  #count(holder: Holder, more: 1 | -1): void {
    for (const by of ["visitor", "network"] as const) {
      const count = this.held(by, holder) + more;
      if (count > 0) this.#counts[by].set(holder[by], count);
      else this.#counts[by].delete(holder[by]);
    }
  }
}

/**
 * The network of a client's address, which is shared by an office, a village or a provider's
 * customers: a /24 of IPv4, a /48 of IPv6. Anything else is a network of its own.
 * @param address as `clientAddress` returns it
 */
function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
  return address.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, "$1:/48");
}
