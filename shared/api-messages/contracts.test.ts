import assert from "node:assert/strict";
import { glob } from "node:fs/promises";
import { test } from "node:test";

import { z } from "zod";

import type { Call } from "../http/call.ts";
import { apiMessage, API_MESSAGES } from "./any-message.ts";
import { reportedOfWrongValues } from "./wrong-values.fixtures.ts";

const SHARED = new URL("..", import.meta.url);

/** Contracts of CSV files count as calls too: anything with a path does. */
function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "path" in value;
}

/** All contracts of the API, by their names. */
async function calls(): Promise<Call[]> {
  const found: Call[] = [];
  for await (const file of glob("*/*-calls.ts", { cwd: SHARED })) {
    const exported: unknown[] = Object.values((await import(new URL(file, SHARED).href)) as object);
    const values = exported.filter((each) => typeof each === "object" && each !== null) as object[];
    found.push(...values.flatMap((each) => (isCall(each) ? [each] : Object.values(each))));
  }
  return found.filter(isCall);
}

test("every message of a contract for an invalid value has a code", async () => {
  const all = await calls();
  assert.ok(all.length > 40);
  let asked = 0;
  for (const { method, path, body, query, headers } of all) {
    for (const schema of [body, query, headers]) {
      if (!(schema instanceof z.ZodType)) continue;
      asked += 1;
      for (const { code, message, params } of reportedOfWrongValues(schema)) {
        const reported = `${method} ${path} says: ${message}`;
        assert.ok(Object.hasOwn(API_MESSAGES, code), reported);
        assert.equal(message, apiMessage(code as "too_short", params as never).message, reported);
      }
    }
  }
  assert.ok(asked > 30);
});
