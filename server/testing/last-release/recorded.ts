import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A statement that the last release of the shop has sent to its database. */
export interface RecordedStatement {
  text: string;
  /** As JSON: moments are ISO texts. Undefined where only the text is known. */
  values?: unknown[];
}

/** One statement a line, in the order in which they were sent; reads once. */
export const STATEMENTS_FILE = fileURLToPath(new URL("statements.jsonl", import.meta.url));

export async function recordedStatements(): Promise<RecordedStatement[]> {
  const lines = (await readFile(STATEMENTS_FILE, "utf8")).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as RecordedStatement);
}
