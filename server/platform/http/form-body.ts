import type { z } from "@hono/zod-openapi";

import type { OtherFile, SentFile } from "#shared/http/call.ts";

import { describedBody, structuredFields } from "./json-parts.ts";
import type { FileWords, UploadedFile } from "./multipart.ts";

const FILE = { type: "string", format: "binary" };

/** `personalInfo[firstName]`, `addons[0][addon]` */
const IN_BRACKETS = { style: "deepObject", explode: true } as const;
const AS_PICTURE = { contentType: "image/jpeg, image/png, image/webp, image/gif, image/avif" };

/**
 * Describes, for the OpenAPI document, a body that is either multipart/form-data with files or
 * JSON. The route reads it by itself (`readUpload`), because files are checked while they arrive.
 * @param files the fields that carry files, with a description each; `repeated` ones carry several
 * @returns typed as if there were no body, so that neither the framework nor the typed client reads
 *   it
 */
export function formBody(schema: z.ZodType, files: Record<string, SentFile>): Record<never, never> {
  const fields = describedBody(schema);
  const uploads = Object.fromEntries(
    Object.entries(files).map(([field, purpose]) => [
      field,
      typeof purpose === "string"
        ? { ...FILE, description: purpose }
        : "repeated" in purpose
          ? { type: "array", items: FILE, description: purpose.repeated }
          : { ...FILE, description: purpose.description },
    ]),
  );
  // A form of nothing but pictures is none without them, and can't be sent as JSON.
  const hasFields = Object.keys(fields.properties ?? {}).length > 0;
  return {
    body: {
      content: {
        // First, because programs that are generated from the document use the first.
        "multipart/form-data": {
          schema: {
            ...fields,
            properties: { ...fields.properties, ...uploads },
            ...(hasFields ? {} : { required: Object.keys(files) }),
          },
          encoding: {
            ...Object.fromEntries(structuredFields(schema).map((field) => [field, IN_BRACKETS])),
            ...Object.fromEntries(
              Object.entries(files).map(([field, file]) => [
                field,
                isOther(file) ? { contentType: file.types } : AS_PICTURE,
              ]),
            ),
          },
        },
        ...(hasFields ? { "application/json": { schema: fields } } : {}),
      },
    },
  };
}

/** Whether it is no picture. */
const isOther = (file: SentFile): file is OtherFile =>
  typeof file !== "string" && !("repeated" in file);

/** What is said of files that are no pictures where pictures' own words would be wrong. */
export function wordsOf(files: Record<string, SentFile>): FileWords {
  return Object.fromEntries(Object.entries(files).filter(([, file]) => isOther(file))) as FileWords;
}

/** The file of a field that takes one; if several were sent, the last. */
export function lastFile(
  { files }: { files: readonly UploadedFile[] },
  field: string,
): UploadedFile | undefined {
  return files.findLast((file) => file.field === field);
}
