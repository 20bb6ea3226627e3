import { data } from "react-router";

import { ApiError } from "#app/api/api-error.ts";

/** Pages for whoever has their link: of an order, of a quote. */

/** The link must reach neither caches nor other sites, nor the logs of those that it leads to. */
export const LINKED_PAGE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};

/** What the link leads to; null, with status 404, for each link that doesn't work, whatever the reason. */
export async function orNotFound<Data>(reading: Promise<Data>) {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data(null, 404);
    throw error;
  }
}
