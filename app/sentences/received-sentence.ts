import type { Code, ParametersOf } from "#shared/sentences/sentence.ts";

/**
 * A sentence as it came: from a schema of this page, or from a server that may be newer than the page
 * and say what it has no words for.
 */
export interface ReceivedSentence {
  readonly code: string;
  readonly params: object;
  /** The same in English; '' when nothing was said. */
  readonly message: string;
}

/** The sentence in the body of an answer. An answer that is not the API's own may have no code. */
export function sentenceIn(body: unknown): ReceivedSentence {
  const { message, code, params } = (body ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === "string" ? code : "",
    params: typeof params === "object" && params !== null ? params : {},
    message: typeof message === "string" ? message : "",
  };
}

/** What is said for each of some codes. */
export type Words<Codes extends Code> = {
  [C in Codes]: (...parameters: ParametersOf<C>) => string;
};

/** What the words for its code say; undefined where there are none. */
export function textBy(words: Words<never>, said: ReceivedSentence): string | undefined {
  if (!Object.hasOwn(words, said.code)) return undefined;
  const say = (words as Record<string, (params: object) => string>)[said.code]!;
  try {
    return say(said.params);
  } catch {
    // A newer server may name a field that has no word here.
    return undefined;
  }
}
