import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";

import { CACHED } from "#server/platform/cache/list-key.ts";
import {
  errorStatusesOf,
  type Call,
  type ParamsOf,
  type SuccessStatus,
} from "#shared/http/call.ts";

import { errors, json, jsonBody } from "./answers.ts";
import { idParam, parseOrThrow, type ApiContext, type ApiEnv } from "./context.ts";
import { formBody, wordsOf } from "./form-body.ts";
import { structuredFields } from "./json-parts.ts";
import type { UploadedFile } from "./multipart.ts";
import { forWhom } from "./permission-of-route.ts";
import { readBody, readUpload } from "./read-body.ts";

/** The input of a call, validated against its contract. */
export interface CallInput<C extends Call> {
  params: ParamsOf<C>;
  query: Sent<C["query"]>;
  headers: Sent<C["headers"]>;
  body: Sent<C["body"]>;
  /**
   * In the order in which they arrived; only for calls with `files`. Deleted after the response.
   */
  files: readonly UploadedFile[];
}

type Sent<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * What a handler may return: the input type of the response's schema, so the compiler checks it.
 */
type AnswerTo<C extends Call> = {
  [Status in keyof C["answers"]]: NonNullable<C["answers"][Status]> extends { schema: infer Schema }
    ? z.input<Schema>
    : never;
}[keyof C["answers"]];

interface HandlingOptions {
  /** Middleware that runs before anything of the request is read, such as a rate limit. */
  before?: MiddlewareHandler<ApiEnv>[];
}

/**
 * Adds a call to a group of routes. Input that violates the contract is rejected before `answer`
 * runs. The status is the first one in the contract unless `answer` sets another with `c.status`.
 */
export function handleCall<const C extends Call>(
  routes: OpenAPIHono<ApiEnv>,
  call: C,
  answer: (input: CallInput<C>, c: ApiContext) => AnswerTo<C> | Promise<AnswerTo<C>>,
  { before = [] }: HandlingOptions = {},
): void {
  const [usual] = Object.keys(call.answers).map(Number) as [SuccessStatus];
  const structured = call.files && call.body ? structuredFields(call.body) : [];
  routes.openapi({ ...routeOf(call), middleware: before }, async (c: Context<ApiEnv>) => {
    const valid = (part: "param" | "query" | "header" | "json") => c.req.valid(part as never);
    const input = {
      params: call.path.includes("{") ? valid("param") : {},
      query: call.query && valid("query"),
      headers: call.headers && valid("header"),
    };
    c.status(usual);
    if (!call.files) {
      const body = call.body && valid("json");
      const given = { ...input, body, files: [] } as unknown as CallInput<C>;
      return c.json((await answer(given, c)) as object);
    }
    const takesFiles = Object.keys(call.files).length > 0;
    await using sent = await (takesFiles
      ? readUpload(c, structured, wordsOf(call.files))
      : readBody(c, structured));
    const body = parseOrThrow(call.body!, sent.fields);
    const given = { ...input, body, files: sent.files } as unknown as CallInput<C>;
    return c.json((await answer(given, c)) as object);
  });
}

/** The route of a call, with its part of the OpenAPI document. */
export function routeOf(call: Call) {
  const { method, path, tag, summary, description, params, query, headers, body, files } = call;
  return createRoute({
    method,
    path,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...forWhom(call.permission, call.needsProof),
    ...(call.isCached ? { [CACHED]: true } : {}),
    request: {
      ...(path.includes("{") ? { params: params ?? paramsOf(path) } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      ...(headers ? { headers } : {}),
      ...(body && files ? formBody(body, files) : {}),
      ...(body && !files ? jsonBody(body) : {}),
    },
    responses: {
      ...Object.fromEntries(
        Object.entries(call.answers).map(([status, answer]) => [
          status,
          json(answer.schema, answer.description),
        ]),
      ),
      ...errors(...errorStatusesOf(call)),
    },
  });
}

function paramsOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return z.object(Object.fromEntries(names.map((name) => [name, idParam.shape.id])));
}
