import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { EntityName } from "#shared/api-messages/names.ts";

/**
 * An error response with a message for the person who made the request. Thrown anywhere below a
 * route; the API turns it into an error body.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: HttpErrorStatus;
  readonly apiMessage: ApiMessage;
  /** Messages by field path, where fields are invalid. */
  readonly fields: Record<string, ApiMessage> | undefined;
  /** Further properties of the error body, such as the number of an order that exists already. */
  readonly details: Record<string, unknown>;
  /** After how many seconds a retry is worthwhile. */
  readonly retryAfter: number | undefined;

  constructor(
    status: HttpErrorStatus,
    reported: ApiMessage,
    more: {
      fields?: Record<string, ApiMessage>;
      details?: Record<string, unknown>;
      retryAfter?: number;
    } = {},
  ) {
    super(reported.message);
    this.status = status;
    this.apiMessage = reported;
    this.fields = more.fields;
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter;
  }
}

export type HttpErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422 | 429 | 503;

/** A 400 for one field, by its path in the form. */
export function fieldError(path: string, reported: ApiMessage): HttpError {
  return new HttpError(400, reported, { fields: { [path]: reported } });
}

/**
 * A 400 for several fields, with the first one's message as the overall one. Undefined when there
 * are none.
 */
export function fieldErrors(fields: Record<string, ApiMessage>): HttpError | undefined {
  const [first] = Object.values(fields);
  return first && new HttpError(400, first, { fields });
}

export function notFound(entity: EntityName): HttpError {
  return new HttpError(404, apiMessage("not_found", { entity }));
}

/** A 503 that says in `Retry-After` when to try again. */
export function unavailable(reported: ApiMessage, seconds: number): HttpError {
  return new HttpError(503, reported, { retryAfter: seconds });
}

/** A 429 that says when to try again, in words and in `Retry-After`. */
export function tooMany(
  code: "too_many_requests" | "too_many_passwords",
  secondsLeft: number,
): HttpError {
  const seconds = Math.max(1, secondsLeft);
  return new HttpError(429, apiMessage(code, { seconds }), { retryAfter: seconds });
}
