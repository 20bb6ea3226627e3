// Makes functions of the messages; see docs/decisions/013-messages-by-a-compiler-of-our-own.md.
import { CatalogError } from "./catalogs.ts";
import { writeMessages } from "./write-messages.ts";

try {
  await writeMessages();
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
