/** Nobody is let wait for longer than this is expected to take, in milliseconds. */
const EXPECTED_MS = 400;
/** Who waits for longer than this after all is refused, in milliseconds. */
const LONGEST_MS = 1_000;
/** How much the last interval between two ends counts in their mean. */
const WEIGHT = 0.05;

/** A request that would like to be worked on; exactly one of its functions is called, once. */
export interface Candidate {
  /** Who sends it: places in the queue are shared between visitors. */
  visitor: string;
  /** Begins the work; `end` must be called when it is done, and may be called again. */
  begin(end: () => void): void;
  refuse(): void;
  /** Whether nobody waits for the answer any more. */
  hasLeft(): boolean;
}

interface Waiting extends Candidate {
  timer: NodeJS.Timeout;
}

/**
 * Lets a few requests of a kind be worked on at once, and as many wait as will have their turn soon,
 * by how fast the last ones went. Others are refused at once, first those of a visitor of whom many wait.
 */
export class Admission {
  readonly #atOnce: number;
  #inside = 0;
  /** In order of arrival. */
  readonly #queue: Waiting[] = [];
  /** How many of each visitor wait. */
  readonly #counts = new Map<string, number>();
  /** How many visitors have so many or more waiting, by that number. */
  readonly #visitorsWith: number[] = [];
  /** The mean interval between two ends while there is always somebody inside, in milliseconds. */
  #interval: number;
  /** Since when all places were taken without a pause, or since when the last one ended. */
  #fullSince: number | undefined;

  /** @param interval how long a request takes alone at most, in milliseconds, until that is known */
  constructor({ atOnce, interval }: { atOnce: number; interval: number }) {
    this.#atOnce = atOnce;
    this.#interval = interval;
  }

  ask(candidate: Candidate): void {
    if (this.#inside < this.#atOnce) return this.#begin(candidate);
    const isSoon = (this.#queue.length + 1) * this.#interval <= EXPECTED_MS;
    if (!isSoon && !this.#refuseOneBefore(candidate.visitor)) return candidate.refuse();
    const waiting: Waiting = {
      ...candidate,
      timer: setTimeout(() => {
        this.#remove(this.#queue.indexOf(waiting));
        candidate.refuse();
      }, LONGEST_MS),
    };
    this.#queue.push(waiting);
    const count = (this.#counts.get(candidate.visitor) ?? 0) + 1;
    this.#counts.set(candidate.visitor, count);
    this.#visitorsWith[count] = (this.#visitorsWith[count] ?? 0) + 1;
  }

  #remove(index: number): Waiting {
    const [waiting] = this.#queue.splice(index, 1);
    const { visitor, timer } = waiting!;
    clearTimeout(timer);
    const count = this.#counts.get(visitor)!;
    this.#visitorsWith[count]! -= 1;
    if (count === 1) this.#counts.delete(visitor);
    else this.#counts.set(visitor, count - 1);
    return waiting!;
  }

  /** Refuses the last one of a visitor of whom more wait than would of this one. */
  #refuseOneBefore(visitor: string): boolean {
    const allowed = (this.#counts.get(visitor) ?? 0) + 1;
    if (!this.#visitorsWith[allowed + 1]) return false;
    const index = this.#queue.findLastIndex((each) => this.#counts.get(each.visitor)! > allowed);
    this.#remove(index).refuse();
    return true;
  }

  #begin(candidate: Candidate): void {
    this.#inside += 1;
    if (this.#inside === this.#atOnce) this.#fullSince ??= performance.now();
    let isOver = false;
    candidate.begin(() => {
      if (isOver) return;
      isOver = true;
      this.#end();
    });
  }

  #end(): void {
    const now = performance.now();
    if (this.#fullSince !== undefined) {
      const interval = Math.min(now - this.#fullSince, EXPECTED_MS / 4);
      this.#interval += WEIGHT * (interval - this.#interval);
    }
    this.#inside -= 1;
    this.#fullSince = undefined;
    while (this.#queue.length > 0 && this.#inside < this.#atOnce) {
      const next = this.#remove(0);
      if (!next.hasLeft()) this.#begin(next);
    }
  }
}
