import { createContext, data, type RouterContextProvider } from "react-router";

import { ApiError } from "./api-error.ts";

/** How long a page waits for what it can do without, in milliseconds. */
const LONGEST_WAIT_MS = 4_000;

/** For loaders: whether the page that is being made lacks something that belongs on it. */
export const gapContext = createContext<{ isFound: boolean }>();

/**
 * What a page shows besides its main thing: undefined when it can't be had, or not soon. The page is
 * then made without it and not kept, so that the next visitor gets it whole again.
 */
export async function optional<Data>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<Data>,
): Promise<Data | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), LONGEST_WAIT_MS);
  });
  try {
    const found = await Promise.race([reading, late]);
    if (found !== "late") return found as Data;
    console.error(`A page went without a part of it that took longer than ${LONGEST_WAIT_MS} ms.`);
  } catch {
    // Who could not answer has written of it.
  } finally {
    clearTimeout(timer);
  }
  context.get(gapContext).isFound = true;
  return undefined;
}

/** A page's main thing: without it the page is an error, with the status and sentence of the API. */
export async function required<Data>(reading: Promise<Data>): Promise<Data> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw data(error.sentence, error.status);
  }
}
