import { useHref } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";
import { lazyIsland } from "#app/page-engine/lazy-island.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";

import { PROBLEM_ID, TYPED_AT_MOST } from "../forms/form-fields.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { LTR } from "../forms/ltr.ts";
import { SentNote } from "../forms/sent-note.tsx";
import { takeForm } from "../forms/take-form.ts";
import { BotTrap } from "../layout/bot-trap.tsx";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/find-order.page.ts";
import { findOrderRules, type FindOrderField } from "./find-order-rules.ts";

const CardPhoto = lazyIsland(async () => (await import("../photos/card-photo.tsx")).CardPhoto);

/** 'Where is my order?': sends its link again. A static page, the same for everybody. */
export const handle = { isStatic: true };

/** The id of the note after it was asked for. */
const LINK_SENT = "link-sent";

export function meta({ matches }: Route.MetaArgs) {
  return unlistedHead(m.order_page_find_meta_title({ shop: shopNameIn(matches) }));
}

export function action({ request, context }: Route.ActionArgs) {
  return takeForm({
    request,
    api: context.get(apiContext),
    rules: findOrderRules,
    doneAt: `${FIND_ORDER_PATH}#${LINK_SENT}`,
  });
}

export default function FindOrderPage({ actionData: refused }: Route.ComponentProps) {
  const field = (name: FindOrderField) => ({
    ...LTR,
    id: name,
    name,
    required: true,
    defaultValue: refused?.values[name],
    error: refused?.errors[name],
    maxLength: TYPED_AT_MOST.line,
  });
  return (
    <div className="wrap grid page-columns items-center pt-26 pb-22 lg:pt-38 lg:pb-28">
      <section>
        <h1 className="text-product font-light tracking-section">{m.order_page_find_title()}</h1>
        <p className="mt-5 max-w-[30em] text-lead font-light text-ink-2">
          {m.order_page_find_text()}
        </p>
        <form
          method="post"
          noValidate
          action={`${useHref(FIND_ORDER_PATH)}#${PROBLEM_ID}`}
          className="mt-11 max-w-145"
        >
          <SentNote
            id={LINK_SENT}
            title={m.order_page_find_sent_title()}
            text={m.order_page_find_sent_text()}
          />
          {refused && (
            <FormProblem
              refused={refused}
              failure={{
                title: m.order_page_find_failed(),
                text: refused.message || m.order_page_failed_text(),
              }}
            />
          )}
          <div className="grid items-start gap-6 md:grid-cols-2">
            <TextField
              {...field("orderNumber")}
              label={m.order_page_find_number()}
              hint={m.order_page_find_number_hint()}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            <TextField
              {...field("phone")}
              label={m.order_page_find_phone()}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          </div>
          <BotTrap />
          <button type="submit" className={buttonClass({}, "shop", "mt-8 max-md:w-full")}>
            {m.order_page_find_button()}
          </button>
        </form>
      </section>
      <CardPhoto
        scene="box"
        face={{}}
        sizes="(width >= 64rem) 36rem, 1px"
        className="relative aspect-square rounded-stage max-lg:hidden"
      />
    </div>
  );
}
