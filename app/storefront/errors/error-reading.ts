import { isRouteErrorResponse, type ErrorResponse } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { sentenceIn, type ReceivedSentence } from "#app/sentences/received-sentence.ts";
import { knownText } from "#app/sentences/visitor-text.ts";
import { MissingPart } from "#app/ui/missing-part.ts";

/** Whether an error's message is about a picture that did not load. */
export function concernsPicture(message: string): boolean {
  return /img|image|404|failed to load/i.test(message);
}

const LONGEST_SENTENCE = 200;

/** The message in any thrown value, including error responses; '' when there is none. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (isRouteErrorResponse(error)) return answered(error)?.message ?? "";
  return typeof error === "string" ? error : "";
}

/**
 * The message in an error response: from a loader, or from another server in place of a page's
 * data.
 */
function answered({ data, ...error }: ErrorResponse): ReceivedSentence | undefined {
  // The router's own messages are about routes and files.
  if ("internal" in error && error.internal === true) return undefined;
  const said = sentenceIn(typeof data === "string" ? bodyOf(data) : data);
  const message = said.message.trim();
  // Excludes the HTML page of a proxy, for example.
  const isSentence = message !== "" && message.length <= LONGEST_SENTENCE && !message.includes("<");
  return isSentence ? { ...said, message } : undefined;
}

/** The router passes on the body of a response unparsed. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

function sentenceOf(error: unknown): ReceivedSentence {
  if (error instanceof ApiError) return error.sentence;
  const said = isRouteErrorResponse(error) ? answered(error) : undefined;
  return said ?? sentenceIn({ message: messageOf(error) });
}

/** The message for any thrown value, in the page's language. */
export function sentenceFor(error: unknown): string {
  if (error instanceof MissingPart) return m.storefront_error_part();
  const said = sentenceOf(error);
  const text = knownText(said);
  if (text) return text;
  // A message in another language; its status says more than nothing.
  return said.message !== "" && isRouteErrorResponse(error)
    ? m.storefront_error_status({ status: error.status })
    : m.storefront_error_unknown();
}
