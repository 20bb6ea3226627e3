import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";

interface FactsSectionProps {
  title: string;
  /** Content at the end of the heading's line, e.g. a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an order with its heading. */
export function FactsSection({ title, action, children }: FactsSectionProps) {
  return (
    <section className="border-t border-ink pt-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h4 className="font-label leading-snug">{title}</h4>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Name and value pairs; those without a value are omitted. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="mt-1 divide-y divide-line">{children}</dl>;
}

interface FactProps {
  name: string;
  /** The value; the fact is omitted for '' and null. */
  children: ReactNode;
  /** Addresses and numbers are left-to-right in every language. */
  ltr?: boolean;
}

export function Fact({ name, children, ltr }: FactProps) {
  if (children === "" || children === null || children === undefined) return null;
  return (
    <div className="grid grid-cols-[minmax(6.5rem,2fr)_5fr] items-start gap-3 py-2">
      <dt className="pt-0.5 text-note text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {ltr ? (
          <bdi
            dir="ltr"
            className="block w-fit tabular-nums [text-align:-webkit-match-parent] [text-align:match-parent]"
          >
            {children}
          </bdi>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

interface OrderPictureProps {
  /** Nothing is rendered for ''. */
  src: string;
  /** The alternative text. */
  name: string;
}

/** A thumbnail of a picture that opens it in a new tab. */
export function OrderPicture({ src, name }: OrderPictureProps) {
  if (src === "") return null;
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      aria-label={m.order_summary_picture_open({ name })}
      className="inline-block overflow-hidden rounded-panel bg-paper-lo focus-ring"
    >
      <img src={src} alt="" className="h-18 min-w-18 max-w-40 object-contain" />
    </a>
  );
}
