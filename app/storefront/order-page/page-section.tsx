import type { ReactNode } from "react";

/** A part of an order's page with its heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink pt-4">
      <h2 className="text-item font-light tracking-item">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
