import { isRouteErrorResponse, type ErrorResponse } from "react-router";

import { messageIn, type ReceivedMessage } from "#app/api-messages/received-message.ts";
import { knownText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { MissingPart } from "#app/ui/missing-part.ts";

/** Whether an error's message is about a picture that did not load. */
export function concernsPicture(message: string): boolean {
  return /img|image|404|failed to load/i.test(message);
}

const LONGEST_MESSAGE = 200;

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
function answered({ data, ...error }: ErrorResponse): ReceivedMessage | undefined {
  // The router's own messages are about routes and files.
  if ("internal" in error && error.internal === true) return undefined;
  const reported = messageIn(typeof data === "string" ? bodyOf(data) : data);
  const message = reported.message.trim();
  // Excludes the HTML page of a proxy, for example.
  const isMessage = message !== "" && message.length <= LONGEST_MESSAGE && !message.includes("<");
  return isMessage ? { ...reported, message } : undefined;
}

/** The router passes on the body of a response unparsed. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

function apiMessageOf(error: unknown): ReceivedMessage {
  if (error instanceof ApiError) return error.apiMessage;
  const reported = isRouteErrorResponse(error) ? answered(error) : undefined;
  return reported ?? messageIn({ message: messageOf(error) });
}

/** The message for any thrown value, in the page's language. */
export function messageFor(error: unknown): string {
  if (error instanceof MissingPart) return m.storefront_error_part();
  const reported = apiMessageOf(error);
  const text = knownText(reported);
  if (text) return text;
  // A message in another language; its status says more than nothing.
  return reported.message !== "" && isRouteErrorResponse(error)
    ? m.storefront_error_status({ status: error.status })
    : m.storefront_error_unknown();
}
