import type { OpenAPIHono } from "@hono/zod-openapi";
import type { z } from "zod";

import type { ExportedFile } from "#server/platform/database/lists/exported-file.ts";
import type { Slice, Viewer } from "#server/platform/database/lists/list-rules.ts";
import { deleted, done, list, one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf, type ApiEnv } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { handleExport } from "#server/platform/http/handle-export.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { EntityName } from "#shared/api-messages/names.ts";
import type { AnswerOf, Call } from "#shared/http/call.ts";
import type { CsvCall, ExportFormat } from "#shared/http/csv-call.ts";
import type { PageQuery } from "#shared/http/page-query.ts";
import type { PositionCall } from "#shared/http/position-call.ts";
import type { versionHeader } from "#shared/http/resource-calls.ts";
import type { User } from "#shared/session/session.ts";

type VersionHeader = z.output<typeof versionHeader>;

/** The calls of an entity, as made by `resourceCalls`; without `create` staff can't add records. */
export interface ResourceCalls {
  list: Call & { query: z.ZodType };
  create?: Call & { body: z.ZodType };
  change: Call & { body: z.ZodType; path: `${string}/{id}` };
  remove: Call & { path: `${string}/{id}${string}` };
  export?: CsvCall;
  position?: PositionCall;
}

export type FormOf<Calls extends ResourceCalls> = Calls extends {
  create: { body: infer Body };
}
  ? z.output<Body>
  : never;

/** The handler of `create`, for entities that have it. */
type Creating<Row, Calls extends ResourceCalls> = Calls extends { create: object }
  ? { create(form: FormOf<Calls>, files: readonly UploadedFile[], by: User): Promise<Row> }
  : { create?: never };

/** How the file of all records is read, for entities that have one. */
type Exporting<Calls extends ResourceCalls> = Calls extends { export: CsvCall }
  ? {
      readExport(
        query: z.output<Calls["list"]["query"]>,
        format: ExportFormat,
      ): Promise<ExportedFile>;
    }
  : { readExport?: never };

/** Stores a manual order. */
type Ordering<Calls extends ResourceCalls> = Calls extends { position: PositionCall }
  ? { reorder(ids: readonly string[], by: User): Promise<void> }
  : { reorder?: never };

/** What is done for each of the other calls. */
interface ResourceOperations<Row, Calls extends ResourceCalls> {
  list(
    query: z.output<Calls["list"]["query"]>,
    viewer: Viewer,
    slice: Slice,
  ): Promise<{ rows: Row[]; total: number }>;
  change(
    id: string,
    change: z.output<Calls["change"]["body"]>,
    files: readonly UploadedFile[],
    by: User,
    version: string | undefined,
  ): Promise<Row>;
  remove(id: string, by: User): Promise<void>;
}

/** A record in the form of the contract. */
export type ItemOf<Calls extends ResourceCalls> =
  AnswerOf<Calls["change"]> extends { data: { data: infer Item } } ? Item : never;

export interface ResourceBase<Row, Calls extends ResourceCalls> extends ResourceOperations<
  Row,
  Calls
> {
  calls: Calls;
  /** Its name in messages, e.g. `addon`. */
  entity: EntityName;
  present(row: Row): ItemOf<Calls>;
}
export type Resource<Row, Calls extends ResourceCalls> = ResourceBase<Row, Calls> &
  Creating<Row, Calls> &
  Exporting<Calls> &
  Ordering<Calls>;

/** The routes of an entity's calls. */
export function resourceRoutes<Row, const Calls extends ResourceCalls>(
  resource: Resource<Row, Calls>,
): OpenAPIHono<ApiEnv> {
  const { calls, entity, present } = resource;
  const routes = newRoutes();
  // Inside, a contract is any contract; that it fits the operations is checked by the signature.
  const { list: listed, create, change, remove, ...more } = calls as ResourceCalls;
  const { export: exported, position } = more;

  handleCall(routes, listed, async ({ query }, c) => {
    const page = pageOf(query as PageQuery, listed);
    const viewer = { isStaff: c.get("user") !== undefined };
    const { rows, total } = await resource.list(query as never, viewer, page);
    return list(rows.map(present), paginationOf(page, total));
  });
  if (create) {
    const { create: add } = resource as Creating<Row, ResourceCalls & { create: object }>;
    handleCall(routes, create, async ({ body, files }, c) =>
      one(present(await add(body as never, files, staffOf(c)))),
    );
  }
  handleCall(routes, change, async ({ params: { id }, headers, body, files }, c) => {
    const version = (headers as VersionHeader | undefined)?.["if-match"];
    return one(present(await resource.change(id, body as never, files, staffOf(c), version)));
  });
  handleCall(routes, remove, async ({ params: { id } }, c) => {
    await resource.remove(id, staffOf(c));
    return deleted(entity);
  });
  if (position) {
    const { reorder } = resource as Ordering<ResourceCalls & { position: PositionCall }>;
    handleCall(routes, position, async ({ body }, c) => {
      await reorder(body.ids, staffOf(c));
      return done(apiMessage("order_stored"));
    });
  }
  if (exported) {
    const { readExport } = resource as Exporting<ResourceCalls & { export: CsvCall }>;
    handleExport(routes, exported, (query, format) => readExport(query as never, format));
  }
  return routes;
}
