import type { ClientResponse } from "hono/client";

/** An answer that is an error, with the sentence that the server gave. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Problems by the form's field path. */
  readonly fields: Record<string, string>;
  /** The whole body, e.g. for the number of an order that exists already. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body["message"] === "string" ? body["message"] : "");
    this.status = status;
    this.body = body;
    this.fields = isRecord(body["errors"]) ? (body["errors"] as Record<string, string>) : {};
  }
}

type Success<Answer> =
  Answer extends ClientResponse<infer Body, infer Status, "json">
    ? Status extends 200 | 201
      ? Body
      : never
    : never;

/** The body of a success; throws an ApiError for everything else. */
export async function answer<Answer extends Response | ClientResponse<unknown, number, "json">>(
  call: Promise<Answer>,
): Promise<Success<Answer>> {
  const response = await call;
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, isRecord(body) ? body : {});
  return body as Success<Answer>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
