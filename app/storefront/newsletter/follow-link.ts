import { data } from "react-router";

import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { subscriberLinkSchema, type SubscriberLink } from "#shared/subscribers/subscriber-link.ts";

import { valuesOf } from "../forms/form-fields.ts";

/** For the pages behind links in e-mails: the address alone identifies the subscriber. */

/**
 * The link's key must reach neither caches nor other sites. The shop's own pages may see it in the
 * referrer: with `no-referrer` the browser would send the form without its origin, like a request
 * from another site.
 */
export const LINK_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
};

/** The link in the requested address; undefined if it can't be valid. */
export function openedLink(request: Request) {
  const query = new URL(request.url).searchParams;
  const link = linkIn({ subscriber: query.get("subscriber"), key: query.get("key") });
  return data(link, link ? 200 : 400);
}

/** The result of pressing the button. */
export type Followed =
  | { isDone: true }
  /** `message` gives the reason in the page's language; '' when the link itself is invalid. */
  | { isDone: false; isBroken: boolean; message: string };

/**
 * Makes the link's API call, after its button was pressed.
 * @param takesOneClick mail programs may post to the address itself, with a body of their own (RFC 8058)
 */
export async function followLink(
  request: Request,
  send: (link: SubscriberLink) => Promise<unknown>,
  { takesOneClick = false } = {},
) {
  // A body that is not a form counts as a form without fields.
  const fields = await request.formData().catch(() => new FormData());
  const isOneClick = takesOneClick && fields.get("List-Unsubscribe") === "One-Click";
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const link = linkIn(isOneClick ? query : valuesOf(["subscriber", "key"], fields));
  if (!link) return data<Followed>({ isDone: false, isBroken: true, message: "" }, 400);
  try {
    await send(link);
    return data<Followed>({ isDone: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, apiMessage } = error;
    const message = visitorText(apiMessage);
    return data<Followed>({ isDone: false, isBroken: status === 400, message }, status);
  }
}

function linkIn(fields: unknown): SubscriberLink | undefined {
  return subscriberLinkSchema.safeParse(fields).data;
}
