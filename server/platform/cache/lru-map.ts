/** A map with a size limit in bytes: the least recently used entry is removed first. */
export class LruMap<Value> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { value: Value; size: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map iterates in insertion order, so inserting again makes the entry the newest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value larger than the limit is not stored at all. */
  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.#maxBytes) return;
    this.#entries.set(key, { value, size });
    this.#bytes += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  *values(): Generator<Value> {
    for (const { value } of this.#entries.values()) yield value;
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
