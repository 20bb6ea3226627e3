import { HttpError } from "#server/platform/http-error.ts";
import type { Slot } from "#server/platform/limits/slots.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import type { BodyLimit } from "./body-limits.ts";

const tooLarge = () => new HttpError(413, apiMessage("body_too_large"));

interface Rules {
  /** Called when the body is first read, not before. */
  limitOf(): BodyLimit;
  visitorOf(): string | undefined;
}

/**
 * A body with a size limit; beyond it the stream fails with an `HttpError`. To be disposed of after
 * the response.
 */
export class LimitedBody implements Disposable {
  readonly stream: ReadableStream<Uint8Array>;
  /** The error that stopped the reading, if there was one. */
  failure: HttpError | undefined;
  readonly #request: Request;
  readonly #source: ReadableStreamDefaultReader<Uint8Array>;
  readonly #rules: Rules;
  #limit: BodyLimit | undefined;
  #slot: Slot | undefined;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #size = 0;
  #isOver = false;

  constructor(request: Request, source: ReadableStream<Uint8Array>, rules: Rules) {
    this.#request = request;
    this.#source = source.getReader();
    this.#rules = rules;
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#controller = controller),
        pull: (controller) => this.#pull(controller),
        cancel: () => this[Symbol.dispose](),
      },
      // Otherwise a stream reads its first part at once.
      { highWaterMark: 0 },
    );
  }

  async #pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      const part = await this.#next();
      // The consumer has cancelled.
      if (this.#isOver) return;
      if (part) return controller.enqueue(part);
      this[Symbol.dispose]();
      controller.close();
    } catch (error) {
      this.#fail(
        error instanceof HttpError ? error : new HttpError(400, apiMessage("body_incomplete")),
      );
    }
  }

  #fail(failure: HttpError): void {
    if (this.#isOver) return;
    this.failure = failure;
    this[Symbol.dispose]();
    this.#controller!.error(failure);
  }

  async #next(): Promise<Uint8Array | undefined> {
    const { maxBytes } = (this.#limit ??= await this.#begin());
    const read = async () => (await this.#source.read()).value;
    const value = await (this.#slot ? this.#slot.speed.measure(read) : read());
    this.#size += value?.length ?? 0;
    if (this.#size > maxBytes) throw tooLarge();
    return value;
  }

  async #begin(): Promise<BodyLimit> {
    const limit = this.#rules.limitOf();
    const { headers, signal } = this.#request;
    if (Number(headers.get("Content-Length")) > limit.maxBytes) throw tooLarge();
    const visitor = this.#rules.visitorOf();
    if (visitor === undefined) return limit;
    const slot = await limit.slots.enter(visitor, signal, (reason) => this.#fail(reason));
    if (this.#isOver) slot[Symbol.dispose]();
    else this.#slot = slot;
    return limit;
  }

  [Symbol.dispose](): void {
    this.#isOver = true;
    this.#slot?.[Symbol.dispose]();
    // The source is left as it is, and not read any more. Cancelling it would end the process where the
    // request was made of a form with files: Node goes on adding to the stream of such a body, and
    // nobody can catch the error that this is then.
  }
}
