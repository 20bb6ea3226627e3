import { isRouteErrorResponse } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { MissingPart } from "#app/ui/missing-part.ts";
import { knownText } from "#app/ui/rule-words.ts";

/** Whether an error's message speaks of a picture that did not load. */
export function concernsPicture(message: string): boolean {
  return /img|image|404|failed to load/i.test(message);
}

const LONGEST_SENTENCE = 200;

/** The sentence in whatever was thrown, an answer of the server included; '' when there is none. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (isRouteErrorResponse(error)) {
    const { data, status, statusText } = error;
    // The router's own words speak of its routes and files.
    const isRouters = "internal" in error && error.internal === true;
    return isSentence(data) && !isRouters ? data.trim() : `${status} ${statusText}`.trim();
  }
  return typeof error === "string" ? error : "";
}

/** Not the page that a proxy answers with. */
function isSentence(data: unknown): data is string {
  return (
    typeof data === "string" &&
    data.trim() !== "" &&
    data.length <= LONGEST_SENTENCE &&
    !data.includes("<")
  );
}

/** What is said of whatever was thrown, in the page's language. */
export function sentenceFor(error: unknown): string {
  if (error instanceof MissingPart) return m.storefront_error_part();
  const sentence = knownText(messageOf(error));
  if (sentence) return sentence;
  return isRouteErrorResponse(error)
    ? m.storefront_error_status({ status: error.status })
    : m.storefront_error_unknown();
}
