import { m } from "#app/i18n/translations.ts";

import { Contents } from "./contents.tsx";
import { KeyFigures } from "./key-figures.tsx";
import type { LoadedPolicy } from "./load-policy.ts";
import { Block } from "./policy-block.tsx";
import { PolicyText } from "./policy-text.tsx";
import type { PolicySection } from "./policy.ts";
import { Related } from "./related.tsx";
import { Timeline } from "./timeline.tsx";

import "./policy-print.css";

/** A policy: the most important facts, then the whole text with its table of contents. */
export function PolicyPage({ policy, updated }: LoadedPolicy) {
  const { title, summary, figures, timeline, sections, related } = policy;
  return (
    <article data-policy className="wrap pt-30 pb-24 md:pt-40 lg:pb-32">
      <header>
        <h1 className="text-product font-light tracking-section">{title}</h1>
        <p className="mt-5 max-w-[38rem] text-quote font-light print:max-w-none">
          <PolicyText text={summary} />
        </p>
        <p className="mt-4 text-note text-ink-2">
          {m.storefront_policy_updated({ date: updated })}
        </p>
      </header>
      {figures && <KeyFigures figures={figures} />}
      {timeline && <Timeline timeline={timeline} />}
      <div className="mt-12 gap-x-6 lg:mt-24 lg:grid lg:grid-cols-12 print:block">
        <Contents sections={sections} />
        <div className="max-w-[38rem] text-base max-lg:mt-12 print:max-w-none lg:col-span-7 lg:col-start-5">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <Related paths={related} />
        </div>
      </div>
    </article>
  );
}

function Section({ section: { id, heading, blocks } }: { section: PolicySection }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="mb-14 max-lg:scroll-mt-8 lg:mb-18"
    >
      <h2
        id={`${id}-heading`}
        className="mb-4 text-item font-text tracking-item print:break-after-avoid"
      >
        {heading}
      </h2>
      <div className="grid gap-5">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  );
}
