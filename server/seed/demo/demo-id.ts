import { createHash } from "node:crypto";

/** With these letters begins the id of each demo record, and of no other. */
export const DEMO_MARK = "0de30de30de3";

/** The id of a demo record: always the same one, so that adding them anew replaces them. */
export function demoId(kind: string, number: number): string {
  const rest = createHash("sha256").update(`${kind} ${number}`).digest("hex");
  return DEMO_MARK + rest.slice(0, 12);
}
