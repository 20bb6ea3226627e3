import { createContext, data, type RouterContextProvider } from "react-router";

import { logErrorContext } from "#app/log-error-context.ts";

import { ApiError } from "./api-error.ts";

/** How long a page waits for optional data, in milliseconds. */
const LONGEST_WAIT_MS = 4_000;

/** For loaders: records whether the page that is being rendered lacks some of its content. */
export const gapContext = createContext<{ isFound: boolean }>();

/**
 * Optional content of a page: undefined when loading it fails or takes too long. The page is then
 * rendered without it and not cached, so that the next visitor gets the complete page.
 */
export async function optional<Data>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<Data>,
): Promise<Data | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), LONGEST_WAIT_MS);
  });
  try {
    const found = await Promise.race([reading, tooLong]);
    if (found !== "late") return found as Data;
    const late = `A page went without a part of it that took longer than ${LONGEST_WAIT_MS} ms.`;
    context.get(logErrorContext)(new Error(late));
  } catch {
    // The failed call itself has logged the error.
  } finally {
    clearTimeout(timer);
  }
  context.get(gapContext).isFound = true;
  return undefined;
}

/**
 * The main content of a page: without it the page is an error, with the API's status and message.
 */
export async function required<Data>(reading: Promise<Data>): Promise<Data> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw data(error.apiMessage, error.status);
  }
}
