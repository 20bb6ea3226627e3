import { html, raw } from "hono/html";

import { schemaList, type Schema } from "./docs-schema.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import { operationsOf, type ApiDocument, type Operation } from "./openapi.ts";

/** The OpenAPI document as one readable page, without scripts or external resources. */
export function docsPage(document: ApiDocument): string {
  const groups = Map.groupBy(
    operationsOf(document),
    ({ operation }) => operation.tags?.[0] ?? "Others",
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API</title>
        ${raw(`<style>${DOCS_STYLE}</style>`)}
      </head>
      <body>
        <header>
          <h1>${document.info.title} API</h1>
          <p>${inWords(document.info.description ?? "")}</p>
          <p><a href="openapi.json">openapi.json</a></p>
          <nav>${[...groups.keys()].map((tag) => html`<a href="#${anchor(tag)}">${tag}</a> `)}</nav>
        </header>
        <main>
          ${[...groups].map(
            ([tag, calls]) =>
              html`<section id="${anchor(tag)}">
                <h2>${tag}</h2>
                ${calls.map(callDetails)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
  return String(page);
}

function callDetails({ method, path, operation, isOpen }: ReturnType<typeof operationsOf>[number]) {
  return html`<details id="${operation.operationId}">
    <summary>
      <b class="${method}">${method.toUpperCase()}</b> <code>${path}</code>
      <span>${inWords(operation.summary ?? "")}</span> ${isOpen ? "" : html`<i>staff</i>`}
    </summary>
    ${parameters(operation)} ${body(operation)} ${answers(operation)}
  </details>`;
}

function parameters({ parameters = [] }: Operation) {
  const described = parameters.flatMap((parameter) => ("$ref" in parameter ? [] : [parameter]));
  if (described.length === 0) return "";
  return html`<h3>Parameters</h3>
    ${schemaList({
      properties: Object.fromEntries(
        described.map(({ name, schema, description, in: place }) => [
          name,
          { ...(schema as Schema), description: [place, description].filter(Boolean).join(": ") },
        ]),
      ),
      required: described.filter(({ required }) => required).map(({ name }) => name),
    })}`;
}

function body({ requestBody }: Operation) {
  if (!requestBody || "$ref" in requestBody) return "";
  const [first] = Object.values(requestBody.content).toReversed();
  return html`<h3>Body</h3>
    <p class="note">
      ${Object.keys(requestBody.content).join(" or ")}. ${inWords(requestBody.description ?? "")}
    </p>
    ${schemaList((first?.schema ?? {}) as Schema)}`;
}

function answers({ responses = {} }: Operation) {
  return html`<h3>Answers</h3>
    <dl>
      ${Object.entries(responses).map(([status, answer]) => {
        const { description, content } = answer as { description: string; content?: Content };
        const schema = Object.values(content ?? {})[0]?.schema ?? {};
        return html`<dt>${status}</dt>
          <dd>${inWords(description)} ${schema.$ref ? "" : schemaList(schema)}</dd>`;
      })}
    </dl>`;
}

type Content = Record<string, { schema?: Schema }>;

/** Text in which passages between backquotes become `<code>`. */
function inWords(text: string) {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

function anchor(tag: string): string {
  return tag.toLowerCase().replaceAll(/\W+/g, "-");
}
