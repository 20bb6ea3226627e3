import type { ReactNode } from "react";
import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import type { SubscriberLink } from "#shared/subscribers/subscriber-link.ts";

import { FormProblem } from "../forms/form-problem.tsx";
import type { Followed } from "./follow-link.ts";

interface LinkPageProps {
  link: SubscriberLink | undefined;
  /** The result of the button; undefined before it was pressed. */
  followed: Followed | undefined;
  ask: { title: string; text: string; button: string };
  done: { title: string; text: string };
  /** What to do when the link does not work; may link to the newsletter. */
  broken: { text: string; action?: string };
  /** The message when the shop can't do it at the moment. */
  failure: string;
}

/**
 * The page behind a link in an e-mail: a question with one button, because mail scanners open links
 * too.
 */
export function LinkPage({ link, followed, ask, done, broken, failure }: LinkPageProps) {
  const newsletter = useHref("/newsletter");
  if (followed?.isDone) return <Texts {...done} />;
  if (!link || followed?.isBroken) {
    return (
      <Texts title={m.storefront_link_broken()} text={broken.text}>
        {broken.action && (
          <a href={newsletter} className={buttonClass({ variant: "line" }, "shop", "mt-8")}>
            {broken.action}
          </a>
        )}
      </Texts>
    );
  }
  return (
    <Texts title={ask.title} text={ask.text}>
      {/* A form without an action posts to the page's own address. */}
      <form method="post" className="mt-8">
        {followed && (
          <FormProblem
            refused={{ values: {}, errors: {}, message: followed.message }}
            failure={{ title: failure, text: followed.message }}
          />
        )}
        <input type="hidden" name="subscriber" value={link.subscriber} />
        <input type="hidden" name="key" value={link.key} />
        <button type="submit" className={buttonClass({}, "shop")}>
          {ask.button}
        </button>
      </form>
    </Texts>
  );
}

function Texts({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28">
      <h1 className="text-product font-light tracking-section">{title}</h1>
      <p className="mt-5 max-w-[30em] text-lead font-light text-ink-2">{text}</p>
      {children}
    </section>
  );
}
