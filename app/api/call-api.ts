import type { z } from "zod";

import { API_PATH, type AnswerOf, type Call, type ParamsOf } from "#shared/http/call.ts";

import { ApiError } from "./api-error.ts";
import type { Upload } from "./ask-uploading.ts";
import { multipartBody } from "./multipart-body.ts";

/**
 * Makes an API call and returns the body of a successful response. Throws an ApiError for any other,
 * and another error where no complete response arrived: whether the call had an effect is unknown
 * then.
 */
export type CallApi = <const C extends Call>(call: C, ...sent: SentWith<C>) => Promise<AnswerOf<C>>;

/** The input of a call according to its contract; optional where every part of it is. */
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
  [Field in keyof Fields]?: Fields[Field] extends { repeated: string }
    ? readonly File[]
    : File | null;
};

/** The input of any call. */
interface AnythingSent {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: object;
  headers?: Record<string, string | undefined>;
  files?: Record<string, File | null | readonly File[] | undefined>;
  /** Upload progress and abort; ignored when no file is sent. */
  upload?: Upload;
}

/**
 * Creates an API client. In the browser it uses the network; in server rendering the same calls run
 * within the process, so a page can't show what the API would not return.
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
    // An error is told by its status too. A success that was cut off on its way is none: it rejects.
    if (!response.ok) throw errorOf(response, await response.json().catch(() => ({})));
    return (await response.json()) as AnswerOf<C>;
  };
}

/** The address of a call: its path, with parameters and query. */
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

/** @param body the parsed JSON of an error response */
export function errorOf({ status }: Response, body: unknown): ApiError {
  return new ApiError(status, isRecord(body) ? body : {});
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
