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
    this.fields = (body["errors"] ?? {}) as Record<string, string>;
  }
}
