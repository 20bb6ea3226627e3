import type { z } from "zod";

import type { ApiMessage } from "../api-messages/api-message.ts";
import type { Permission } from "../session/permissions.ts";

/** The base path of all calls. */
export const API_PATH = "/api/v1";

/**
 * The contract of one API call. The server builds its route and its documentation from it, and
 * clients call with it: neither derives its types from the other.
 */
export type Call = AnyCall & (PublicCall | StaffCall);

/** Open to everybody. */
interface PublicCall {
  readonly isPublic: true;
  readonly permission?: undefined;
  readonly needsProof?: undefined;
}

/** For accounts whose role has the permission. */
interface StaffCall {
  readonly isPublic?: undefined;
  readonly permission: Permission;
  /** Only shortly after one has proved who one is: refused with 403 `proof_needed` otherwise. */
  readonly needsProof?: true;
}

interface AnyCall {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below `/api/v1`; parameters are in braces: `/addons/{id}`. */
  readonly path: string;
  /** Its group in the documentation. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /**
   * Its response is the same for every anonymous client until staff change something, so it is
   * cached.
   */
  readonly isCached?: true;
  /**
   * A list that has no end: without `page` and `limit` it answers its first page. Other lists answer all
   * that they have, as clients in the field expect.
   */
  readonly isAlwaysPaged?: true;
  /** The rules of the parameters in its path; ids unless it says otherwise. */
  readonly params?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * The fields of the body that carry files, with a description each: pictures, unless it says otherwise;
   * `repeated` ones carry several. Such a body is sent as multipart/form-data, or as JSON when there is no picture.
   */
  readonly files?: Readonly<Record<string, SentFile>>;
  /** The successful responses by status; the first is the usual one. */
  readonly answers: Readonly<Partial<Record<SuccessStatus, SuccessAnswer>>>;
  /**
   * Error statuses besides those that follow from the rest: 400 for input, 401 and 403 for calls of
   * staff, 404 for ids, 413 for pictures.
   */
  readonly refusals?: readonly HttpErrorStatus[];
}

export type SentFile = string | { readonly repeated: string } | OtherFile;

/** A file that is no picture. */
export interface OtherFile {
  readonly description: string;
  /** Media types, for the documentation. */
  readonly types: string;
  /** What is said of one that is larger than any upload may be, or has nothing in it. */
  readonly tooLarge: ApiMessage;
  readonly empty: ApiMessage;
  /** As large as it may be, where that is more than a picture may have. */
  readonly megabytes?: number;
}

export type SuccessStatus = 200 | 201;
export type HttpErrorStatus = 400 | 401 | 403 | 404 | 412 | 413 | 422 | 429;

interface SuccessAnswer {
  readonly schema: z.ZodType;
  readonly description: string;
}

/** The names in the braces of a path. */
type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

export type ParamsOf<C extends Call> = Record<ParameterNames<C["path"]>, string>;

/** The body of a successful response, whichever of its statuses it has. */
export type AnswerOf<C extends Call> = {
  [Status in keyof C["answers"]]: NonNullable<C["answers"][Status]> extends { schema: infer Schema }
    ? z.output<Schema>
    : never;
}[keyof C["answers"]];

/** The error statuses that a call may answer, in ascending order. */
export function errorStatusesOf(call: Call): HttpErrorStatus[] {
  const statuses = new Set<HttpErrorStatus>(call.refusals);
  if (call.query || call.body) statuses.add(400);
  if (!call.isPublic) statuses.add(401).add(403);
  if (call.path.includes("{")) statuses.add(404);
  if (call.files && Object.keys(call.files).length > 0) statuses.add(413);
  return [...statuses].toSorted((a, b) => a - b);
}
