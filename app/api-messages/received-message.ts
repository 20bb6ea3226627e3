import type { Code, ParametersOf } from "#shared/api-messages/api-message.ts";

/**
 * A message from a schema of this page, or from a server that may be newer than the page and send
 * codes that it does not know.
 */
export interface ReceivedMessage {
  readonly code: string;
  readonly params: object;
  /** The message in English; '' when there was none. */
  readonly message: string;
}

/** The message in the body of a response. A response that is not from the API may have no code. */
export function messageIn(body: unknown): ReceivedMessage {
  const { message, code, params } = (body ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === "string" ? code : "",
    params: typeof params === "object" && params !== null ? params : {},
    message: typeof message === "string" ? message : "",
  };
}

/** The texts for some codes. */
export type Texts<Codes extends Code> = {
  [C in Codes]: (...parameters: ParametersOf<C>) => string;
};

/** The text for a message's code; undefined where there is none. */
export function textBy(texts: Texts<never>, reported: ReceivedMessage): string | undefined {
  if (!Object.hasOwn(texts, reported.code)) return undefined;
  const say = (texts as Record<string, (params: object) => string>)[reported.code]!;
  try {
    return say(reported.params);
  } catch {
    // A newer server may name a field that is unknown here.
    return undefined;
  }
}
