import type { ReactNode } from "react";

/** The heading of a list, above a line. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex h-11 items-center justify-between border-b border-ink md:h-10">
      <h2 className="text-base font-label tracking-label">{title}</h2>
      {children}
    </div>
  );
}
