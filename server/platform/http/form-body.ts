import { z } from "@hono/zod-openapi";

import type { UploadedFile } from "./multipart.ts";

type Described = Record<string, unknown> & { properties?: Record<string, unknown> };

const FILE = { type: "string", format: "binary" };

/**
 * Describes a body that comes as multipart/form-data, with files, or as JSON. It is only described:
 * the route reads it itself (`readUpload`), for files are checked while they arrive.
 * @param files the fields that carry files, with what each is for; `repeated` ones carry several
 * @returns typed as no body at all: neither the framework nor the typed client is to read it
 */
export function formBody(
  schema: z.ZodType,
  files: Record<string, string | { repeated: string }>,
): Record<never, never> {
  const { $schema: _, ...fields } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  }) as Described;
  const uploads = Object.fromEntries(
    Object.entries(files).map(([field, purpose]) => [
      field,
      typeof purpose === "string"
        ? { ...FILE, description: purpose }
        : { type: "array", items: FILE, description: purpose.repeated },
    ]),
  );
  return {
    body: {
      content: {
        "application/json": { schema: fields },
        "multipart/form-data": {
          schema: { ...fields, properties: { ...fields.properties, ...uploads } },
        },
      },
    },
  };
}

/** The file of a field that takes one; of several the last. */
export function lastFile(
  { files }: { files: readonly UploadedFile[] },
  field: string,
): UploadedFile | undefined {
  return files.findLast((file) => file.field === field);
}
