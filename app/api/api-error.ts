import { messageIn, type ReceivedMessage } from "#app/api-messages/received-message.ts";

/** An error response, with the server's message. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly apiMessage: ReceivedMessage;
  /** Problems by the form's field path. */
  readonly fields: Record<string, ReceivedMessage>;
  /** The whole body; it may contain the number of an order that exists already, for example. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    const reported = messageIn(body);
    super(reported.message);
    this.status = status;
    this.apiMessage = reported;
    this.body = body;
    const codes = (body["codes"] ?? {}) as Record<string, object>;
    this.fields = Object.fromEntries(
      Object.entries(body["errors"] ?? {}).map(([path, message]: [string, unknown]) => [
        path,
        messageIn({ ...codes[path], message }),
      ]),
    );
  }
}
