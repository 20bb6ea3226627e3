// Compiles the translations to functions; see
// docs/decisions/013-translations-by-a-compiler-of-our-own.md.
import { CatalogError } from "./catalogs.ts";
import { writeTranslations } from "./write-translations.ts";

try {
  await writeTranslations();
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
