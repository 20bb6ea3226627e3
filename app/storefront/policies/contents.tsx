import { ChevronDown } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import type { PolicySection } from "./policy.ts";

/** Links to all sections: beside the text where there is room, otherwise collapsed above it. */
export function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const links = sections.map(({ id, heading }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="block rounded-badge py-2.5 text-ink-2 transition-colors hover:text-ink lg:py-1.75"
      >
        {heading}
      </a>
    </li>
  ));
  return (
    <nav aria-label={m.storefront_policy_contents()} className="print:hidden">
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between rounded-badge font-label [&::-webkit-details-marker]:hidden">
          {m.storefront_policy_contents()}
          <ChevronDown
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="pb-4">{links}</ul>
      </details>
      <div className="sticky top-28 max-h-[calc(100dvh-9rem)] overflow-y-auto max-lg:hidden">
        <p className="mb-3 text-note font-label">{m.storefront_policy_contents()}</p>
        <ul>{links}</ul>
      </div>
    </nav>
  );
}
