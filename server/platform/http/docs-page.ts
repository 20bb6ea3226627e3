import { html, raw } from "hono/html";

import { API_GUIDE } from "./api-guide.ts";
import { schemaList, type Schema } from "./docs-schema.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import { operationsOf, type ApiDocument, type Operation } from "./openapi.ts";

type DescribedCall = ReturnType<typeof operationsOf>[number];

/**
 * The OpenAPI document as one readable page, without scripts or external resources: first how to begin,
 * then the calls that need no account, then those of staff.
 * @param search words that a call's method, path, group or description must have; '' shows all
 */
export function docsPage(document: ApiDocument, search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const calls = operationsOf(document).filter((call) => {
    const text = textOf(call);
    return words.every((word) => text.includes(word));
  });
  const isOpen = words.length > 0;
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
          <p><a href="openapi.json">openapi.json</a></p>
          <form role="search">
            <label for="search">Search the calls</label>
            <input id="search" name="search" type="search" value="${search}" maxlength="100" />
            <button>Search</button>
          </form>
        </header>
        <main>
          ${isOpen ? found(calls.length) : guide()}
          ${callsOf("Calls for everybody", calls, (call) => call.isOpen, isOpen)}
          ${callsOf("Calls for staff", calls, (call) => !call.isOpen, isOpen)}
        </main>
      </body>
    </html>`;
  return String(page);
}

function textOf({ method, path, operation }: DescribedCall): string {
  const { summary = "", description = "", tags = [] } = operation;
  return [method, path, summary, description, ...tags].join(" ").toLowerCase();
}

function found(count: number) {
  return html`<p role="status">
    ${count === 1 ? "1 call" : `${count} calls`} found. <a href="docs">Show all</a>
  </p>`;
}

function guide() {
  return html`<section id="begin">
    <h2>How to begin</h2>
    ${API_GUIDE.map(
      ({ title, text }) =>
        html`<h3>${title}</h3>
          <p>${inWords(text)}</p>`,
    )}
  </section>`;
}

function callsOf(
  title: string,
  calls: readonly DescribedCall[],
  isHere: (call: DescribedCall) => boolean,
  isUnfolded: boolean,
) {
  const groups = Map.groupBy(
    calls.filter(isHere),
    ({ operation }) => operation.tags?.[0] ?? "Others",
  );
  if (groups.size === 0) return "";
  return html`<section id="${anchor(title)}">
    <h2>${title}</h2>
    ${[...groups].map(
      ([tag, each]) =>
        html`<h3>${tag}</h3>
          ${each.map((call) => callDetails(call, isUnfolded))}`,
    )}
  </section>`;
}

function callDetails({ method, path, operation, isOpen }: DescribedCall, isUnfolded: boolean) {
  return html`<details id="${operation.operationId}" ${isUnfolded ? raw("open") : ""}>
    <summary>
      <b class="${method}">${method.toUpperCase()}</b> <code>${path}</code>
      <span>${inWords(operation.summary ?? "")}</span> ${isOpen ? "" : html`<i>staff</i>`}
    </summary>
    ${operation.description ? html`<p class="note">${inWords(operation.description)}</p>` : ""}
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
  const [first] = Object.values(requestBody.content);
  return html`<h3>Body</h3>
    <p class="note">
      ${Object.keys(requestBody.content).join(" or ")}. ${inWords(requestBody.description ?? "")}
    </p>
    ${schemaList((first?.schema ?? {}) as Schema)}
    ${example(requestBody.content["application/json"]?.example)}`;
}

/** What is sent or answered, as it looks. */
function example(value: unknown) {
  if (value === undefined) return "";
  return html`<pre>${typeof value === "string" ? value : JSON.stringify(value, null, 2)}</pre>`;
}

/** Of files the document only shows how they begin, which is nothing to read. */
function isFile(media: Content[string] | undefined): boolean {
  return media?.schema?.format === "binary";
}

function answers({ responses = {} }: Operation) {
  return html`<h3>Answers</h3>
    <dl>
      ${Object.entries(responses).map(([status, answer]) => {
        const { description, content } = answer as { description: string; content?: Content };
        const [first] = Object.values(content ?? {});
        const isError = Number(status) >= 400;
        return html`<dt>${status}</dt>
          <dd>
            ${inWords(description)} ${isError || isFile(first) ? "" : example(first?.example)}
          </dd>`;
      })}
    </dl>`;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;

/** Text in which passages between backquotes become `<code>`. */
function inWords(text: string) {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

function anchor(tag: string): string {
  return tag.toLowerCase().replaceAll(/\W+/g, "-");
}
