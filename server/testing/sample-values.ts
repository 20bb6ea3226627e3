/** The parts of JSON Schema that the API's description uses. */
export interface ValueSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: ValueSchema[];
  oneOf?: ValueSchema[];
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
  minLength?: number;
  format?: string;
}

/** The path from a body to a value in it: field names and list indexes. */
export type ValuePath = readonly (string | number)[];

/**
 * A value that a schema allows, with every field filled in. Values that a schema can't express (an
 * e-mail address, the id of an existing record) are looked up in `known` by the field's name.
 */
export function sampleOf(schema: ValueSchema, known: Record<string, unknown>, name = ""): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sampleOf(either[0]!, known, name);
  switch ([schema.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [
          key,
          sampleOf(each, known, key),
        ]),
      );
    case "array":
      return [sampleOf(schema.items ?? {}, known, name)];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return 1;
    default:
      if (schema.format === "date") return "2027-03-09";
      return "x".repeat(schema.minLength ?? 1);
  }
}

/** The paths of all values in a body: scalars, lists and objects. */
export function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? below : [path, ...below];
}

/** The JSON of a body with one value replaced; `json` is the new value as JSON source. */
export function jsonWith(body: unknown, path: ValuePath, json: string): string {
  const mark = '"the value goes here"';
  return JSON.stringify(withValue(body, path, JSON.parse(mark))).replace(mark, () => json);
}

function withValue(body: unknown, [key, ...rest]: ValuePath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.with(Number(key), withValue(body[Number(key)], rest, value));
  const fields = body as Record<string, unknown>;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

const BOUNDARY = "----the-boundary";

/** A multipart body of the scalars in `body`, with one value replaced by the given bytes. */
export function formWith(body: unknown, path: ValuePath, bytes: Buffer): RequestInit {
  const nameOf = ([first, ...rest]: ValuePath) =>
    `${first}${rest.map((key) => `[${key}]`).join("")}`;
  const parts = pathsIn(body).flatMap((each) => {
    const value = each.reduce((node, key) => (node as Record<string, unknown>)[key], body);
    const isHere = nameOf(each) === nameOf(path);
    if (!isHere && (typeof value === "object" || value === undefined)) return [];
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${nameOf(each)}"\r\n\r\n`;
    return [Buffer.from(head), isHere ? bytes : Buffer.from(String(value)), Buffer.from("\r\n")];
  });
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]) as Uint8Array<ArrayBuffer>,
  };
}
