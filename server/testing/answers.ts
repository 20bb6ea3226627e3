import assert from "node:assert/strict";

import type { z } from "zod";

import { errorSchema } from "#shared/http/envelope.ts";

/** The record in an answer of the API, which must have this status. */
export async function answered<Record>(
  answer: Response | Promise<Response>,
  schema: z.ZodType<{ data: { data: Record } }>,
  status = 200,
): Promise<Record> {
  const response = await answer;
  const body: unknown = await response.json();
  assert.equal(response.status, status, JSON.stringify(body));
  return schema.parse(body).data.data;
}

/** What the API reports of a call that it refuses, with this status. */
export async function refused(answer: Response | Promise<Response>, status = 400) {
  const response = await answer;
  const body = errorSchema.loose().parse(await response.json());
  assert.equal(response.status, status, body.message);
  return body;
}
