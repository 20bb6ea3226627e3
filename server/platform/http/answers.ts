import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { EntityName } from "#shared/api-messages/names.ts";
import type { Call } from "#shared/http/call.ts";
import { errorSchema, type ErrorBody, type Pagination } from "#shared/http/envelope.ts";
import { DEFAULT_PAGE_SIZE, type PageQuery } from "#shared/http/page-query.ts";

/** Builds the envelopes of `shared/http/envelope.ts`. */

export function one<Item>(item: Item) {
  return { status: "success" as const, data: { data: item } };
}

export function list<Item>(items: Item[], pagination: Pagination = wholeList(items)) {
  return {
    status: "success" as const,
    results: items.length,
    data: { data: items, pagination },
  };
}

/** The pagination of a list that is returned whole. */
export function wholeList(items: unknown[]): Pagination {
  return {
    currentPage: 1,
    totalPages: 1,
    totalItems: items.length,
    itemsPerPage: items.length,
  };
}

export interface Page extends Slice {
  number: number;
}

/**
 * The rows of a list that `?page&limit` select: without both all rows, or those of the first page; with
 * only one, the default of the other applies.
 */
export function pageOf({ page, limit }: PageQuery, call: Call): Page {
  const isWhole = page === undefined && limit === undefined && !call.isAlwaysPaged;
  if (isWhole) return { limit: undefined, offset: 0, number: 1 };
  const size = limit ?? DEFAULT_PAGE_SIZE;
  const number = page ?? 1;
  return { limit: size, offset: (number - 1) * size, number };
}

export function paginationOf(page: Page, totalItems: number): Pagination {
  const itemsPerPage = page.limit ?? totalItems;
  return {
    currentPage: page.number,
    totalPages: page.limit ? Math.ceil(totalItems / page.limit) : 1,
    totalItems,
    itemsPerPage,
  };
}

/** Describes a JSON response with this schema for the OpenAPI document. */
export function json<Schema>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** Describes a request whose body is JSON with this schema. */
export function jsonBody<Schema>(schema: Schema) {
  return { body: { content: { "application/json": { schema } }, required: true } } as const;
}

/** A success whose body is only a message. */
export function done(reported: ApiMessage) {
  return { status: "success" as const, ...reported };
}

/** The response to a deletion. */
export const deleted = (entity: EntityName) => done(apiMessage("deleted", { entity }));

/** The body of an error response; `fields` are the messages by field path. */
export function errorBody(
  status: ErrorBody["status"],
  reported: ApiMessage,
  fields?: Record<string, ApiMessage>,
): ErrorBody {
  const body = { status, ...reported };
  if (!fields) return body;
  const entries = Object.entries(fields);
  return {
    ...body,
    errors: Object.fromEntries(entries.map(([path, { message }]) => [path, message])),
    codes: Object.fromEntries(entries.map(([path, { code, params }]) => [path, { code, params }])),
  };
}

/** Describes the errors that a call may answer, for the OpenAPI document. */
export function errors<
  const Codes extends readonly (400 | 401 | 403 | 404 | 412 | 413 | 422 | 429 | 503)[],
>(...codes: Codes) {
  const reasons = {
    400: "What was sent is refused; `message` says why",
    401: "No staff session",
    403: "Not for this caller",
    404: "It does not exist",
    412: "Somebody else has changed it since the version in `If-Match`",
    413: "More was sent than is taken",
    422: "The same key or number with another content",
    429: "Too much in too short a time; `Retry-After` says in how many seconds to try again",
    503: "Not possible right now; `Retry-After` says in how many seconds to try again",
  };
  return Object.fromEntries(codes.map((code) => [code, json(errorSchema, reasons[code])])) as {
    [Code in Codes[number]]: ReturnType<typeof json<typeof errorSchema>>;
  };
}
