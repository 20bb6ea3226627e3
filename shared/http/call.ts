import type { z } from "zod";

/** Where every call lies. */
export const API_PATH = "/api/v1";

/**
 * The contract of one call of the API. The server makes its route and its documentation from it, and
 * clients ask with it: neither derives its types from the other.
 */
export interface Call {
  readonly method: "get" | "post" | "patch" | "delete";
  /** Below `/api/v1`; parameters stand in braces: `/addons/{id}`. */
  readonly path: string;
  /** The group that it stands under in the documentation. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Anybody may make it. Every other call needs a staff session. */
  readonly isPublic?: true;
  /** The same for every anonymous caller until staff change something, so it may be cached. */
  readonly isCached?: true;
  readonly headers?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * The fields of the body that carry pictures, with what each is for; `repeated` ones carry several.
   * Such a body travels as multipart/form-data, or as JSON when there is no picture to send.
   */
  readonly files?: Readonly<Record<string, string | { repeated: string }>>;
  /** What a success answers, by its status; the first is the usual one. */
  readonly answers: Readonly<Partial<Record<SuccessStatus, SuccessAnswer>>>;
  /**
   * Statuses of refusals besides those that follow from the rest: 400 where something is sent, 401
   * where staff must be signed in, 404 where an id is named, 413 where pictures are taken.
   */
  readonly refusals?: readonly HttpErrorStatus[];
}

export type SuccessStatus = 200 | 201;
export type HttpErrorStatus = 400 | 401 | 403 | 404 | 413 | 422 | 429;

interface SuccessAnswer {
  readonly schema: z.ZodType;
  readonly description: string;
}

/** The names in the braces of a path. */
type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

export type ParamsOf<C extends Call> = Record<ParameterNames<C["path"]>, string>;

/** The body of a success, whichever of its statuses it has. */
export type AnswerOf<C extends Call> = {
  [Status in keyof C["answers"]]: NonNullable<C["answers"][Status]> extends { schema: infer Schema }
    ? z.output<Schema>
    : never;
}[keyof C["answers"]];

/** Statuses of refusals that a call may answer, smallest first. */
export function errorStatusesOf(call: Call): HttpErrorStatus[] {
  const statuses = new Set<HttpErrorStatus>(call.refusals);
  if (call.query || call.body) statuses.add(400);
  if (!call.isPublic) statuses.add(401);
  if (call.path.includes("{")) statuses.add(404);
  if (call.files && Object.keys(call.files).length > 0) statuses.add(413);
  return [...statuses].toSorted((a, b) => a - b);
}
