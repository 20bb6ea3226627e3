import { hash } from "node:crypto";

const NEWLINE = 10;
const LANES = 8;

/**
 * Counts the rows of a table, one a line as COPY writes them, and sums up their SHA-256, in eight lanes
 * of 32 bits: the same rows have the same sum in any order, as PostgreSQL keeps none.
 */
export class RowDigest {
  rows = 0;
  readonly #lanes = new Uint32Array(LANES);
  /** The beginning of a row whose end has not come yet. */
  #begun: Buffer[] = [];

  update(chunk: Buffer): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start);
      if (end === -1) break;
      this.#add(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) this.#begun.push(chunk.subarray(start));
  }

  #add(end: Buffer): void {
    const row = this.#begun.length > 0 ? Buffer.concat([...this.#begun, end]) : end;
    this.#begun = [];
    const digest = hash("sha256", row, "buffer");
    for (let lane = 0; lane < LANES; lane++) this.#lanes[lane]! += digest.readUInt32BE(4 * lane);
    this.rows += 1;
  }

  /** 64 hexadecimal figures. */
  digest(): string {
    return [...this.#lanes].map((lane) => lane.toString(16).padStart(8, "0")).join("");
  }
}
