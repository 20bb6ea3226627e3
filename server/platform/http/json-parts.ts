import { z } from "zod";

import type { FormFields } from "./form-fields.ts";

/**
 * Fields of a form that are lists or objects may be sent whole, as JSON, as generated clients do,
 * instead of in parts with brackets in their names. What is no JSON stays text, and is refused as such.
 * @param structured the names of these fields; see `structuredFields`
 */
export function readJsonParts(fields: FormFields, structured: readonly string[]): FormFields {
  const read = structured.flatMap((name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const json = typeof value === "string" ? parsed(value) : undefined;
    return json === undefined ? [] : [[name, json] as const];
  });
  return read.length > 0 ? { ...fields, ...Object.fromEntries(read) } : fields;
}

function parsed(text: string): FormFields | FormFields[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as FormFields) : undefined;
  } catch {
    return undefined;
  }
}

const described = new WeakMap<z.ZodType, z.core.JSONSchema.BaseSchema>();

/** A body's schema as the OpenAPI document has it; each is translated once, which takes long. */
export function describedBody(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  let known = described.get(schema);
  if (!known) {
    const { $schema: _, ...fields } = z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
    });
    described.set(schema, (known = fields));
  }
  return known;
}

/** The fields of a body's schema that are lists or objects. */
export function structuredFields(schema: z.ZodType): readonly string[] {
  const { properties = {} } = describedBody(schema);
  return Object.entries(properties).flatMap(([name, field]) => {
    const kinds = typeof field === "object" ? [field, ...(field.anyOf ?? [])] : [];
    const isOne = (kind: unknown) => kind === "array" || kind === "object";
    return kinds.some((kind) => typeof kind === "object" && isOne(kind.type)) ? [name] : [];
  });
}
