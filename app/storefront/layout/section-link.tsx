import type { ReactNode } from "react";
import { useHref } from "react-router";

interface SectionLinkProps {
  /** The id of a section of the landing page. */
  section: string;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link to a section of the landing page; on that page the page script scrolls to it smoothly. */
export function SectionLink({ section, className, current, children }: SectionLinkProps) {
  return (
    <a
      href={`${useHref("/")}#${section}`}
      data-section
      aria-current={current ? "page" : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
