import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { Shop } from "#server/shop.ts";
import { apiMessage, API_MESSAGES } from "#shared/api-messages/any-message.ts";
import { API_PATH } from "#shared/http/call.ts";
import { errorSchema, type ErrorBody } from "#shared/http/envelope.ts";

import { callsIn, SUMMARY_FILE } from "./openapi-document.ts";

/**
 * The environment variable with the folder where each test process lists the calls that it has
 * seen.
 */
export const SEEN_CALLS = "NAQRA_TEST_CALLS";

const noteFile = `${process.pid}-${randomUUID()}.txt`;
const noted = new Set<string>();

/**
 * The shop, with every API response checked against its contract: an undocumented status or field
 * fails the test in which it occurs.
 */
export function checkingAnswers({ fetch, api }: Pick<Shop, "fetch" | "api">): Shop["fetch"] {
  let calls: Promise<Call[]> | undefined;
  return async (request, connection) => {
    const { method, url } = request;
    const response = await fetch(request, connection);
    const { pathname } = new URL(url);
    if (!pathname.startsWith(`${API_PATH}/`)) return response;
    const call = (await (calls ??= documentedCalls(api))).find(
      (each) => each.method === method && each.path.test(pathname),
    );
    // A 304 has no content to check; which calls may answer it is tested with the cache.
    if (call && response.status !== 304) await check(call, response);
    return response;
  };
}

interface Call {
  method: string;
  name: string;
  path: RegExp;
  statuses: ReadonlySet<number>;
  /** The contract of a successful response. */
  schemaOf(status: number): { parse(body: unknown): unknown } | undefined;
}

/** Generating the document anew would take longer than most tests; one test compares it with its summary. */
async function documentedCalls(api: Shop["api"]): Promise<Call[]> {
  const summary = await readFile(SUMMARY_FILE, "utf8");
  const routes = api.openAPIRegistry.definitions.flatMap((each) =>
    each.type === "route" ? [each.route] : [],
  );
  return callsIn(summary).map(({ method, path, statuses }) => {
    const route = routes.find(
      (each) => each.method === method.toLowerCase() && path === API_PATH + each.path,
    );
    return {
      method,
      name: `${method} ${path}`,
      path: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      statuses: new Set(statuses),
      schemaOf(status) {
        const answer = route?.responses[status];
        const content = answer && "content" in answer ? answer.content : undefined;
        const json = content?.["application/json"];
        return (json && "schema" in json ? json.schema : undefined) as ReturnType<Call["schemaOf"]>;
      },
    };
  });
}

async function check(call: Call, response: Response): Promise<void> {
  const { status } = response;
  assert.ok(call.statuses.has(status), `${call.name} answers ${status}, which is not documented`);
  if (response.headers.get("Content-Type")?.startsWith("application/json")) {
    // Only for responses that are checked: a clone of a stream would keep it open.
    const body = await unpacked(response.clone());
    if (status >= 400) checkError(call, errorSchema.parse(body));
    else {
      const known = call.schemaOf(status)?.parse(body);
      assert.deepEqual(body, known, `${call.name} answers more than is documented`);
    }
  }
  note(`${call.name} ${status}`);
}

/** Checks that every code, with its parameters, yields the message that stands beside it. */
function checkError(call: Call, { message, code, params, errors = {}, codes = {} }: ErrorBody) {
  assert.deepEqual(Object.keys(codes), Object.keys(errors), `${call.name}: a code for each error`);
  const ofFields = Object.entries(codes).map(([path, reported]) => ({
    ...reported,
    message: errors[path],
  }));
  const reported = [{ message, code, params }, ...ofFields];
  for (const each of reported) {
    assert.ok(Object.hasOwn(API_MESSAGES, each.code), `${each.code} is no code`);
    const known = apiMessage(each.code as "too_short", each.params as never);
    assert.equal(each.message, known.message, `${call.name} says otherwise than ${each.code}`);
  }
}

/** The JSON of a response in its original, compressed form. */
async function unpacked(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer());
  switch (response.headers.get("Content-Encoding")) {
    case "br":
      return JSON.parse(brotliDecompressSync(bytes).toString());
    case "gzip":
      return JSON.parse(gunzipSync(bytes).toString());
    default:
      return JSON.parse(bytes.toString());
  }
}

function note(seen: string): void {
  const folder = process.env[SEEN_CALLS];
  if (!folder || noted.has(seen)) return;
  noted.add(seen);
  appendFileSync(join(folder, noteFile), `${seen}\n`);
}
