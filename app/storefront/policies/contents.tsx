import { ChevronDown } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import type { PolicySection } from "./policy.ts";

/**
 * Links to all sections, always in sight: beside the text where there is room, otherwise collapsed
 * under the header.
 */
export function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const links = sections.map(({ id, heading }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center rounded-badge py-2.5 text-ink-2 transition-colors hover:text-ink lg:min-h-0 lg:py-1.75"
      >
        {heading}
      </a>
    </li>
  ));
  return (
    <nav
      aria-label={m.storefront_policy_contents()}
      className="max-lg:sticky max-lg:top-16 max-lg:z-10 max-lg:bg-paper md:max-lg:top-20 lg:col-span-3 print:hidden"
    >
      <details data-contents className="group border-y border-line lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between rounded-badge font-label [&::-webkit-details-marker]:hidden">
          {m.storefront_policy_contents()}
          <ChevronDown
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain pb-4">
          {links}
        </ul>
      </details>
      <div className="sticky top-28 max-h-[calc(100dvh-9rem)] overflow-y-auto max-lg:hidden">
        <p className="mb-3 text-note font-label">{m.storefront_policy_contents()}</p>
        <ul>{links}</ul>
      </div>
    </nav>
  );
}
