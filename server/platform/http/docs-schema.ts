import { html } from "hono/html";

/** The parts of a JSON schema that the page shows; the OpenAPI document has all of them. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A schema as a nested list of its fields. */
export function schemaList(schema: Schema, nameOf = refName): unknown {
  const { properties, required = [] } = fieldsOf(schema);
  if (!properties) return html`<p class="type">${typeOf(schema, nameOf)}</p>`;
  return html`<ul class="fields">
    ${Object.entries(properties).map(
      ([name, field]) =>
        html`<li>
          <code>${name}</code>${required.includes(name) ? "" : html`<span class="note">?</span>`}
          <span class="type">${typeOf(field, nameOf)}</span>
          ${field.description ? html`<span class="note">${field.description}</span>` : ""}
          ${fieldsOf(field).properties ? schemaList(field, nameOf) : ""}
        </li>`,
    )}
  </ul>`;
}

/** The object that a schema describes: the schema itself, or that of a list's items. */
function fieldsOf(schema: Schema): Schema {
  if (schema.properties) return schema;
  return schema.items ? fieldsOf(schema.items) : {};
}

function typeOf(schema: Schema, nameOf: (ref: string) => string): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, nameOf)))].join(" | ");
  if (schema.items) return `list of ${typeOf(schema.items, nameOf)}${boundsOf(schema)}`;
  const type = [schema.type ?? "anything"].flat().join(" | ");
  return (schema.format ? `${type} (${schema.format})` : type) + boundsOf(schema);
}

function boundsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const low = minLength ?? minimum ?? minItems;
  const high = maxLength ?? maximum ?? maxItems;
  if (low === undefined && high === undefined) return "";
  return `, ${low ?? ""}…${high ?? ""}`;
}

function refName(ref: string): string {
  return ref.split("/").at(-1) ?? ref;
}
