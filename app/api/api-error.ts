import { sentenceIn, type ReceivedSentence } from "#app/sentences/received-sentence.ts";

/** An error response, with the server's message. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly sentence: ReceivedSentence;
  /** Problems by the form's field path. */
  readonly fields: Record<string, ReceivedSentence>;
  /** The whole body; it may contain the number of an order that exists already, for example. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    const said = sentenceIn(body);
    super(said.message);
    this.status = status;
    this.sentence = said;
    this.body = body;
    const codes = (body["codes"] ?? {}) as Record<string, object>;
    this.fields = Object.fromEntries(
      Object.entries(body["errors"] ?? {}).map(([path, message]: [string, unknown]) => [
        path,
        sentenceIn({ ...codes[path], message }),
      ]),
    );
  }
}
