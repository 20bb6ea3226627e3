import { contentOf, expandPart } from "./archive-content.ts";
import type { Manifest } from "./backup-format.ts";
import { RowDigest } from "./row-digest.ts";

/** What was in a backup, without holding it. */
export function seenContent() {
  const tables = new Map<string, { digest: RowDigest; parts: number }>();
  const files = { count: 0, bytes: 0 };
  const keys: string[] = [];
  return {
    async add(entryName: string, bytes: Buffer): Promise<void> {
      const content = contentOf(entryName);
      if (content?.kind === "rows") {
        const table = tables.get(content.table) ?? { digest: new RowDigest(), parts: 0 };
        tables.set(content.table, table);
        table.digest.update(await expandPart(bytes));
        table.parts += 1;
      }
      if (content?.kind === "key") keys.push(content.name);
      if (content?.kind === "file") {
        files.count += 1;
        files.bytes += bytes.length;
      }
    },
    /** What the manifest says otherwise. */
    differenceFrom(manifest: Manifest): string | undefined {
      const empty = new RowDigest();
      for (const { name, rows, parts, digest } of manifest.tables) {
        const found = tables.get(name) ?? { digest: empty, parts: 0 };
        tables.delete(name);
        if (
          found.parts !== parts ||
          found.digest.rows !== rows ||
          found.digest.digest() !== digest
        ) {
          return `the table ${name} has not the rows that it should have`;
        }
      }
      const [more] = tables.keys();
      if (more !== undefined) return `the table ${more} is not in its manifest`;
      if (files.count !== manifest.files.count || files.bytes !== manifest.files.bytes) {
        return "files are missing";
      }
      return keys.join() === manifest.keys.join() ? undefined : "key files are missing";
    },
  };
}
