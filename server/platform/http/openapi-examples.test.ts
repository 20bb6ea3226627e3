import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { z } from "zod";

import { servedDocument } from "#server/testing/openapi-document.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { API_PATH } from "#shared/http/call.ts";

import { operationsOf, type ApiDocument } from "./openapi.ts";

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;

/** What is sent or answered in one media type. */
interface Body {
  /** The call, and the part of it. */
  name: string;
  schema: JsonSchema;
  examples: unknown[];
}

let shop: TestShop;
let document: ApiDocument;
let bodies: Body[];
before(async () => {
  shop = await startTestShop();
  document = await servedDocument(shop.fetch);
  bodies = bodiesOf(document);
});
after(() => shop[Symbol.asyncDispose]());

test("every request and every answer has an example", () => {
  assert.ok(bodies.length > 800);
  for (const { name, examples } of bodies) assert.ok(examples.length > 0, name);
});

test("every example is as its schema says", () => {
  const $defs = inDefinitions(document.components?.schemas);
  // Most bodies are errors, which all have one schema.
  const known = new Map<string, z.ZodType>();
  for (const { name, schema, examples } of bodies) {
    const key = JSON.stringify(schema);
    const own =
      known.get(key) ??
      z.fromJSONSchema({ ...(inDefinitions(schema) as object), $defs } as JsonSchema);
    known.set(key, own);
    for (const example of examples) {
      const { error } = own.safeParse(example);
      assert.equal(error, undefined, `${name}: ${error && z.prettifyError(error)}`);
    }
  }
});

test("every example is one that the shop itself accepts or answers", () => {
  const routes = shop.api.openAPIRegistry.definitions.flatMap((each) =>
    each.type === "route" ? [each.route] : [],
  );
  let compared = 0;
  for (const { method, path, operation } of operationsOf(document)) {
    const route = routes.find((each) => each.method === method && path === API_PATH + each.path)!;
    const { requestBody, responses } = operation as Described;
    const pairs = [
      [route.request?.body, requestBody],
      ...Object.entries(responses).map(([status, answer]) => [route.responses[status], answer]),
    ] as [Contract | undefined, Described["requestBody"]][];
    for (const [contract, described] of pairs) {
      const rules = contract?.content?.[JSON_TYPE]?.schema;
      if (!(rules instanceof z.ZodType)) continue;
      for (const example of examplesOf(described!.content![JSON_TYPE]!)) {
        const { error } = rules.safeParse(example);
        assert.equal(error, undefined, `${method} ${path}: ${error && z.prettifyError(error)}`);
        compared += 1;
      }
    }
  }
  assert.ok(compared > 180);
});

test("no example has an address or a number that somebody could have", () => {
  const reported = JSON.stringify(bodies.map(({ examples }) => examples));
  const addresses = [...reported.matchAll(/[\w.]+@(?<host>[\w.-]+)/g)];
  assert.ok(addresses.length > 50);
  for (const { groups } of addresses) assert.match(groups!["host"]!, /^(.+\.)?example(\.com)?$/);
  for (const [phone] of reported.matchAll(/(?<!\d|[0-9a-f])07[789]\d{7}(?!\d)/g)) {
    assert.equal(phone, "0790000000");
  }
});

const JSON_TYPE = "application/json";

interface Described {
  requestBody?: { content?: Content };
  responses: Record<string, { content?: Content }>;
}
interface Contract {
  content?: Record<string, { schema?: unknown }>;
}

function bodiesOf(described: ApiDocument): Body[] {
  return operationsOf(described).flatMap(({ method, path, operation }) => {
    const { requestBody, responses } = operation as Described;
    const parts = { ...responses, request: requestBody };
    return Object.entries(parts).flatMap(([part, body]) =>
      Object.entries(body?.content ?? {}).map(([type, media]) => ({
        name: `${method} ${path} ${part} ${type}`,
        schema: media.schema!,
        examples: examplesOf(media),
      })),
    );
  });
}

/** The examples of a media type: beside its schema, or those of the schema itself. */
function examplesOf({ schema, example }: Content[string]): unknown[] {
  if (example !== undefined) return [example];
  const { $ref } = schema as { $ref?: string };
  const named = $ref && document.components?.schemas?.[$ref.split("/").at(-1)!];
  return ((named || schema) as { examples?: unknown[] }).examples ?? [];
}

/** A schema whose references lead to `$defs`, where they are looked for without the document. */
function inDefinitions(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/"));
}
