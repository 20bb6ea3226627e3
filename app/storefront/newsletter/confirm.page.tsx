import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";
import { confirmSubscription } from "#shared/subscribers/subscriber-calls.ts";

import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/confirm.page.ts";
import { followLink, LINK_HEADERS, openedLink } from "./follow-link.ts";
import { LinkPage } from "./link-page.tsx";

/** The page behind the link in the mail that asks to confirm a subscription. */
export const handle = { isStatic: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return unlistedHead(m.storefront_confirm_meta_title({ shop: shopNameIn(matches) }));
}

export function loader({ request }: Route.LoaderArgs) {
  return openedLink(request);
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  return followLink(request, (body) => api(confirmSubscription, { body }));
}

export default function ConfirmPage({
  loaderData: link,
  actionData,
  matches,
}: Route.ComponentProps) {
  const shop = shopNameIn(matches);
  return (
    <LinkPage
      link={link}
      followed={actionData}
      ask={{
        title: m.storefront_confirm_title(),
        text: m.storefront_confirm_text({ shop }),
        button: m.storefront_confirm_button(),
      }}
      done={{ title: m.storefront_confirm_done_title(), text: m.storefront_confirm_done_text() }}
      broken={{ text: m.storefront_confirm_broken(), action: m.storefront_confirm_broken_action() }}
      failure={m.storefront_confirm_failed()}
    />
  );
}
