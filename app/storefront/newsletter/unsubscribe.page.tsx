import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";
import { unsubscribe } from "#shared/subscribers/subscriber-calls.ts";

import { layoutDataIn } from "../layout/layout-data.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/unsubscribe.page.ts";
import { followLink, LINK_HEADERS, openedLink } from "./follow-link.ts";
import { LinkPage } from "./link-page.tsx";

/** The page behind the unsubscribe link in e-mails. */
export const handle = { isStatic: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return unlistedHead(m.storefront_unsubscribe_meta_title({ shop: shopNameIn(matches) }));
}

export function loader({ request }: Route.LoaderArgs) {
  return openedLink(request);
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  return followLink(request, (body) => api(unsubscribe, { body }), {
    takesOneClick: true,
  });
}

export default function UnsubscribePage({
  loaderData: link,
  actionData,
  matches,
}: Route.ComponentProps) {
  const email = layoutDataIn(matches)?.settings?.email ?? m.storefront_unnamed_email();
  return (
    <LinkPage
      link={link}
      followed={actionData}
      ask={{
        title: m.storefront_unsubscribe_title(),
        text: m.storefront_unsubscribe_text(),
        button: m.storefront_unsubscribe_button(),
      }}
      done={{
        title: m.storefront_unsubscribe_done_title(),
        text: m.storefront_unsubscribe_done_text(),
      }}
      broken={{ text: m.storefront_unsubscribe_broken({ email }) }}
      failure={m.storefront_unsubscribe_failed()}
    />
  );
}
