// Runs with --all: two linters read the whole description of the API.
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";

import { servedDocument } from "#server/testing/openapi-document.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

let source: string;
before(async () => {
  await using shop = await startTestShop();
  source = JSON.stringify(await servedDocument(shop.fetch), null, 2);
});

/** Findings as they can be read: the rule, the place, the reason. */
async function foundBySpectral(text: string): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [oas as RulesetDefinition] });
  const found = await spectral.run(text);
  return found.map(({ code, path, message }) => `${code} ${path.join(".")}: ${message}`);
}

async function foundByRedocly(text: string): Promise<string[]> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      // `/orders/by-token/{token}` and `/orders/{id}/payment` only seem to be alike: no id is
      // `by-token`, which the rule doesn't see, and clients call both.
      "no-ambiguous-paths": "off",
      // Three open calls take nothing that could be refused, and none may promise a status that it
      // never answers.
      "operation-4xx-response": "off",
    },
  });
  const found = await lintFromString({ source: text, config });
  return found.map(
    ({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  );
}

test("neither of two linters finds anything in the API's description", async () => {
  assert.deepEqual(await foundBySpectral(source), []);
  assert.deepEqual(await foundByRedocly(source), []);
});

test("both linters see what is wrong", async () => {
  const wrong = `{
    "openapi": "3.1.0",
    "info": { "title": "Example", "version": "1" },
    "paths": { "/one/{id}": { "get": { "responses": {} } } }
  }`;
  assert.match((await foundBySpectral(wrong)).join("\n"), /^path-params .*"\{id\}"/m);
  assert.match((await foundByRedocly(wrong)).join("\n"), /^path-parameters-defined .*`\{id\}`/m);
});

test("the description refers to nothing outside of itself", () => {
  const references = [...source.matchAll(/"\$ref": "(?<target>[^"]*)"/g)];
  assert.ok(references.length > 100);
  for (const { groups } of references) assert.match(groups!["target"]!, /^#\/components\//);
});
