import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";

interface SectionProps {
  title: string;
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of an order under its heading, over a rule of ink. */
export function Section({ title, action, children, className }: SectionProps) {
  return (
    <section aria-label={title} className={classNames("min-w-0", className)}>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-b border-ink">
        <h2 className="text-base font-label tracking-label">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface CopyFactProps {
  label: string;
  /** What is shown where there is no more to it, and copied. Nothing is shown of ''. */
  text: string;
  children?: ReactNode;
}

/** A name and a value, which a tap copies. */
export function CopyFact({ label, text, children }: CopyFactProps) {
  if (text === "") return null;
  return (
    <div className="group/fact grid min-h-11 grid-cols-[minmax(6rem,2fr)_minmax(0,5fr)_auto] items-center gap-x-3">
      <dt className="text-note text-ink-2">{label}</dt>
      <dd className="min-w-0 py-2 wrap-anywhere">{children ?? <bdi>{text}</bdi>}</dd>
      <dd className="-me-2.5 print:hidden">
        <CopyButton
          text={text}
          label={m.panel_orders_copy({ field: label })}
          className="size-11! text-ink-2 md:size-9! md:opacity-0 md:group-focus-within/fact:opacity-100 md:group-hover/fact:opacity-100"
        />
      </dd>
    </div>
  );
}

export function FactRows({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>;
}
