import { data } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import { visitorText } from "#app/sentences/visitor-text.ts";
import { subscriberLinkSchema, type SubscriberLink } from "#shared/subscribers/subscriber-link.ts";

import { valuesOf } from "../forms/form-fields.ts";

/** The pages that links in messages open: the address alone says whose link it is. */

/**
 * The key is nobody else's: not a cache's, and not other sites'. The shop's own pages may learn it:
 * with `no-referrer` the browser would send the form without its origin, as if it were another site's.
 */
export const LINK_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
};

/** The link that was opened, before anything is done with it; undefined for one that can be none. */
export function openedLink(request: Request) {
  const query = new URL(request.url).searchParams;
  const link = linkIn({ subscriber: query.get("subscriber"), key: query.get("key") });
  return data(link, link ? 200 : 400);
}

/** What came of the button. */
export type Followed =
  | { isDone: true }
  /** `message` says why, in the page's language; it is '' when the link itself is not good. */
  | { isDone: false; isBroken: boolean; message: string };

/** Does what the link is for, once its button was pressed. */
export async function followLink(
  request: Request,
  send: (link: SubscriberLink) => Promise<unknown>,
) {
  // What is no form at all has nothing in its fields.
  const fields = await request.formData().catch(() => new FormData());
  const link = linkIn(valuesOf(["subscriber", "key"], fields));
  if (!link) return data<Followed>({ isDone: false, isBroken: true, message: "" }, 400);
  try {
    await send(link);
    return data<Followed>({ isDone: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, sentence } = error;
    const message = visitorText(sentence);
    return data<Followed>({ isDone: false, isBroken: status === 400, message }, status);
  }
}

function linkIn(fields: unknown): SubscriberLink | undefined {
  return subscriberLinkSchema.safeParse(fields).data;
}
