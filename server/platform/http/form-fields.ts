import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/** Fields of a multipart body as a tree, by the brackets in their names. */
export type FormFields = { [key: string]: FormField };
export type FormField = string | FormField[] | FormFields;

const MAX_DEPTH = 5;
const MAX_INDEX = 99;
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]);

/**
 * Sets `personalInfo[phoneNumbers][0]` and the like. Names are trimmed, because an existing client
 * sends one with a trailing space; when a name is sent twice, the last value counts.
 */
export function setField(fields: FormFields, name: string, value: string): void {
  const keys = keysOf(name);
  let node: FormFields | FormField[] = fields;
  for (const [depth, key] of keys.entries()) {
    const next = keys[depth + 1];
    if (next === undefined) {
      put(node, key, value);
    } else {
      const child: FormField = get(node, key) ?? put<FormField>(node, key, isIndex(next) ? [] : {});
      if (typeof child === "string") throw badName(name);
      node = child;
    }
  }
}

function keysOf(name: string): string[] {
  const [, head, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name.trim()) ?? [];
  if (head === undefined || rest === undefined) throw badName(name);
  const keys = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1]!)].map(
    (key) => key.trim(),
  );
  if (keys.length > MAX_DEPTH || keys.some((key) => key === "" || FORBIDDEN.has(key))) {
    throw badName(name);
  }
  return keys;
}

function isIndex(key: string): boolean {
  return /^\d{1,3}$/.test(key) && Number(key) <= MAX_INDEX;
}

function get(node: FormFields | FormField[], key: string): FormField | undefined {
  if (Array.isArray(node)) return node[Number(key)];
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

function put<Value extends FormField>(
  node: FormFields | FormField[],
  key: string,
  value: Value,
): Value {
  if (!Array.isArray(node)) node[key] = value;
  else if (isIndex(key)) node[Number(key)] = value;
  else throw badName(key);
  return value;
}

function badName(name: string): HttpError {
  return new HttpError(400, apiMessage("field_name_unreadable", { name: name.slice(0, 60) }));
}
