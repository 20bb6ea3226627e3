import type { z } from "zod";

import { API_PATH, type AnswerOf, type Call, type ParamsOf } from "#shared/http/call.ts";

import { ApiError } from "./api-error.ts";
import type { Upload } from "./ask-uploading.ts";
import { multipartBody } from "./multipart-body.ts";

/** Makes a call of the API and gives the body of its success; throws an ApiError for anything else. */
export type CallApi = <const C extends Call>(call: C, ...sent: SentWith<C>) => Promise<AnswerOf<C>>;

/** What a call is sent, as its contract has it. It may be left out where nothing of it is needed. */
type SentWith<C extends Call> = object extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>];

type Sent<C extends Call> = Part<
  C["path"] extends `${string}{${string}` ? true : false,
  { params: ParamsOf<C> }
> &
  Part<Has<C["query"]>, { query?: z.input<Extract<C["query"], z.ZodType>> }> &
  Part<Has<C["body"]>, { body: z.input<Extract<C["body"], z.ZodType>> }> &
  Part<Has<C["headers"]>, { headers?: z.input<Extract<C["headers"], z.ZodType>> }> &
  (C["files"] extends object ? { files?: SentFiles<C["files"]>; upload?: Upload } : object);

type Has<Schema> = Schema extends z.ZodType ? true : false;
type Part<Exists extends boolean, Fields> = Exists extends true ? Fields : object;
type SentFiles<Fields> = {
  [Field in keyof Fields]?: Fields[Field] extends string ? File | null : readonly File[];
};

/** A call's parts as they are read when it is made. */
interface AnythingSent {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: object;
  headers?: Record<string, string | undefined>;
  files?: Record<string, File | null | readonly File[] | undefined>;
  /** Follows the files on their way; of no meaning where none is sent. */
  upload?: Upload;
}

/**
 * In the browser it asks over the network, in server rendering the very same calls run in process: a
 * page can't show what the API would not say.
 */
export function createCallApi(
  origin: string,
  ask: (request: Request, upload?: Upload) => Promise<Response>,
  credentials: RequestCredentials,
): CallApi {
  return async function callApi<C extends Call>(call: C, ...[sent]: SentWith<C>) {
    const given = (sent ?? {}) as AnythingSent;
    const request = new Request(origin + addressOf(call, given), {
      method: call.method.toUpperCase(),
      credentials,
      ...bodyOf(given),
    });
    for (const [name, value] of Object.entries(given.headers ?? {})) {
      if (value !== undefined) request.headers.set(name, value);
    }
    const response = await ask(request, hasFile(given) ? given.upload : undefined);
    const body: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw errorOf(response, body);
    return body as AnswerOf<C>;
  };
}

/** Where a call is made: its path, with parameters and query. */
export function addressOf(
  { path }: Pick<Call, "path">,
  { params = {}, query = {} }: AnythingSent,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
  const asked = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(asked).toString();
  return API_PATH + filled + (search && `?${search}`);
}

function hasFile({ files = {} }: AnythingSent): boolean {
  return Object.values(files).some((file) => file && !(Array.isArray(file) && !file.length));
}

function bodyOf(given: AnythingSent): RequestInit {
  const { body, files = {} } = given;
  if (hasFile(given)) return { body: multipartBody(body ?? {}, files) };
  if (!body) return {};
  return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

/** @param body what a response that is no success holds, as JSON */
export function errorOf({ status }: Response, body: unknown): ApiError {
  return new ApiError(status, isRecord(body) ? body : {});
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
