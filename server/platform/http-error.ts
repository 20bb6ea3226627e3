/**
 * A request that is refused, with the sentence its sender reads. Thrown anywhere below a route;
 * the API turns it into an error body.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: HttpErrorStatus;
  /** Problems by field path, where fields are at fault. */
  readonly fields: Record<string, string> | undefined;
  /** What the body tells besides, e.g. the number of the order that exists already. */
  readonly details: Record<string, unknown>;
  /** In how many seconds it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: HttpErrorStatus,
    message: string,
    more: {
      fields?: Record<string, string>;
      details?: Record<string, unknown>;
      retryAfter?: number;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter;
  }
}

export type HttpErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;

/** A 400 that names one field, by its path as the form has it. */
export function fieldError(path: string, message: string): HttpError {
  return new HttpError(400, message, { fields: { [path]: message } });
}

export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`);
}

/** A 503 with when to try again, in `Retry-After`. */
export function unavailable(message: string, seconds: number): HttpError {
  return new HttpError(503, message, { retryAfter: seconds });
}

/** A 429 with when to try again, in words and in `Retry-After`. */
export function tooMany(reason: string, seconds: number): HttpError {
  const retryAfter = Math.max(1, seconds);
  const minutes = Math.ceil(retryAfter / 60);
  const wait =
    retryAfter < 60
      ? `${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}`
      : `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  return new HttpError(429, `${reason} Please try again in ${wait}.`, { retryAfter });
}
