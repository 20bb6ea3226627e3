/** The window that counts as now, in milliseconds. */
const WINDOW = 5_000;

interface Stretch {
  bytes: number;
  /** Spent waiting for the client. */
  milliseconds: number;
}

/** How fast a client sends at present. Only the time that is spent waiting for it counts. */
export class SendingSpeed {
  #waited = 0;
  #since: number | undefined;
  #earlier: Stretch = { bytes: 0, milliseconds: 0 };
  #present: Stretch = { bytes: 0, milliseconds: 0 };

  /** Waits for `part`, and counts its bytes. */
  async measure<Part extends { length: number } | undefined>(part: () => Promise<Part>) {
    this.#since = performance.now();
    try {
      const received = await part();
      this.#present.bytes += received?.length ?? 0;
      return received;
    } finally {
      this.#count();
      this.#since = undefined;
    }
  }

  /** How long the client has kept us waiting in all, in milliseconds. */
  get waited(): number {
    this.#count();
    return this.#waited;
  }

  get bytesPerSecond(): number {
    this.#count();
    const milliseconds = this.#earlier.milliseconds + this.#present.milliseconds;
    const bytes = this.#earlier.bytes + this.#present.bytes;
    return milliseconds === 0 ? Infinity : (bytes / milliseconds) * 1000;
  }

  /** Counts the time of the wait that is under way. */
  #count(): void {
    if (this.#since === undefined) return;
    const now = performance.now();
    this.#waited += now - this.#since;
    this.#present.milliseconds += now - this.#since;
    this.#since = now;
    if (this.#present.milliseconds < WINDOW) return;
    this.#earlier = this.#present;
    this.#present = { bytes: 0, milliseconds: 0 };
  }
}
