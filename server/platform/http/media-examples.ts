import { exampleOf, type ExampleSchema } from "./docs-example.ts";

/** How files of these types begin, and a page: JSON can't hold the bytes of a whole file. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "application/pdf": "%PDF-1.7\n",
  "application/zip": "PK\u0003\u0004",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "PK\u0003\u0004",
  "image/png": "\u0089PNG\r\n\u001A\n",
  "text/html": "<!doctype html>\n<title>Example</title>\n<p>An example of a page.</p>\n",
};

/**
 * Puts an example beside each schema of a body, where there is none yet.
 * @param content the body's media types
 * @param schemas the document's named schemas
 */
export function addExamples(
  content: Record<string, { schema?: unknown; example?: unknown }> | undefined,
  schemas: Record<string, ExampleSchema>,
): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (!media.schema) continue;
    media.example ??= EXAMPLES[type] ?? exampleOf(media.schema as ExampleSchema, schemas);
  }
}
