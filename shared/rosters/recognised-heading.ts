import { folded } from "../search-text.ts";
import { ROSTER_HEADINGS, type RosterColumn } from "./roster-headings.ts";

/** A heading has few words. */
const LONGEST_HEADING = 80;

/** What a heading stands for. */
interface Recognised {
  column: RosterColumn;
  /** The lower, the more certain. */
  rank: number;
}

const BY_HEADING = new Map<string, Recognised>();
for (const [column, inLanguages] of Object.entries(ROSTER_HEADINGS)) {
  for (const headings of Object.values(inLanguages)) {
    for (const [rank, heading] of headings.entries()) {
      BY_HEADING.set(foldedHeading(heading), { column: column as RosterColumn, rank });
    }
  }
}

/** A heading may be in two languages, or have a remark: "Name / الاسم", "Mobile (07…)", "E-mail *". */
export function recognisedHeading(typed: string): Recognised | undefined {
  if (typed.length > LONGEST_HEADING) return undefined;
  const parts = [
    typed,
    ...typed.split(/[/\\|()[\]{}\n\r:،,;–—-]+/),
    typed.replaceAll(/[^\p{Script=Latin}\s]/gu, ""),
    typed.replaceAll(/[^\p{Script=Arabic}\s]/gu, ""),
  ];
  for (const part of parts) {
    const known = BY_HEADING.get(foldedHeading(part));
    if (known) return known;
  }
  return undefined;
}

function foldedHeading(heading: string): string {
  return folded(heading.normalize("NFKC").replaceAll(/(?<!\p{L})ال(?=\p{L}{2})/gu, ""));
}
